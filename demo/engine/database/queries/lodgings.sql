-- What is shown of lodgings.
select lodging_id, station_id, name, page_url, lodging_type, rating, reviews, live_bits, cancellation_days, deposit_percent, theme, summer
from lodging
where lodging_id in (:lodgings)
order by lodging_id
