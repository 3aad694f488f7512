-- The stays that lodgings show. Without exact dates a package shows the dates on which it is cheapest, with every room
-- that is free then.
with
{fare},
offer as (
  select
    stay.lodging_id, fare.package_bit, fare.own as supplement,
    stay.stay_number, stay.room_number, stay.start_date, stay.nights, stay.season, stay.price, stay.public_price,
    ((stay.price + fare.own * :party) * :rate + :half) / :per as total
  from stay
  join lodging on lodging.lodging_id = stay.lodging_id
  join fare on fare.sale_id = stay.sale_id
  where stay.lodging_id in (:lodgings)
    and stay.start_date >= :today
    and (:begin is null or stay.start_date = :begin)
    and (:end is null or stay.end_date = :end)
    and (:season = '' or stay.season = :season)
    and stay.room_bit & :rooms <> 0
    and stay.capacity_bit & :capacities <> 0
    and fare.package_bit & lodging.package_bits & :packages <> 0
    and fare.own is not null
    and ((stay.price + fare.own * :party) * :rate + :half) / :per between :priceMin and :priceMax
),
shown as (
  select
    offer.*,
    first_value(start_date) over cheapest_first as best_start,
    first_value(nights) over cheapest_first as best_nights
  from offer
  window cheapest_first as (partition by lodging_id, package_bit order by total, start_date, nights, stay_number)
)
select lodging_id, package_bit, supplement, stay_number, room_number, start_date, nights, season, price, public_price
from shown
where start_date = best_start and nights = best_nights
order by lodging_id, stay_number, package_bit
