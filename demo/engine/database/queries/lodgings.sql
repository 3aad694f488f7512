-- The data of lodgings that is shown, with the criteria of each as one text.
with criteria as (
  select lodging_id, string_agg(cast(criterion_id as text), ',' order by criterion_id) as ids
  from lodging_criterion
  where lodging_id in (:lodgings)
  group by lodging_id
)
select
  lodging.lodging_id, station_id, name, page_url, lodging_type, rating, reviews, live_bits, cancellation_days, deposit_percent, building,
  cover, theme, summer, coalesce(criteria.ids, '') as criteria
from lodging
left join criteria on criteria.lodging_id = lodging.lodging_id
where lodging.lodging_id in (:lodgings)
order by lodging_id;
