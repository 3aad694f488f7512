-- The stays that lodgings show. Without exact dates a package shows the dates on which it is cheapest, the first of them,
-- with every room that is free then.
with
{fare},
offer as materialized (
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
    and stay.price + fare.own * :party between :least and :most
),
cheapest as (select lodging_id, package_bit, min(total) as total from offer group by lodging_id, package_bit),
best as (
  select
    offer.lodging_id, offer.package_bit, offer.start_date, offer.nights,
    row_number() over (
      partition by offer.lodging_id, offer.package_bit order by offer.start_date, offer.nights, offer.stay_number
    ) as place
  from offer
  join cheapest on cheapest.lodging_id = offer.lodging_id and cheapest.package_bit = offer.package_bit and cheapest.total = offer.total
)
select
  offer.lodging_id, offer.package_bit, offer.supplement, offer.stay_number, offer.room_number, offer.start_date, offer.nights,
  offer.season, offer.price, offer.public_price
from best
join offer on offer.lodging_id = best.lodging_id and offer.package_bit = best.package_bit
  and offer.start_date = best.start_date and offer.nights = best.nights
where best.place < 2
order by lodging_id, stay_number, package_bit
