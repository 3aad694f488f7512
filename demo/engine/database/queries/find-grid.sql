-- The lowest price for the party of a stay that begins on each day of the requested months, by its nights (of :nights alone, or with 0 of
-- any), and how many lodgings have one. A sale has one length, so that its stays from one day end on one day.
with
fitting as materialized (
  select lodging_id, chosen
  from priced_candidates(
    :place, :types, :ranking, :distanceCityCentre, :distanceSlopes, :distanceSkiSchool, :distanceShops,
    :every, :pool, :parking, :packages, :origins
  )
),
lowest_of_lodging as (
  select
    stay.start_date, min(stay.end_date) as end_date, stay.sale_id, stay.lodging_id,
    min(fitting.chosen) as chosen, min(stay.price) as lowest
  from stay
  join fitting on fitting.lodging_id = stay.lodging_id
  where stay.start_date >= :from and stay.start_date < :until
    and (:nights = 0 or stay.end_date - stay.start_date = :nights)
    and stay.room_bit & :rooms <> 0
    and stay.capacity_bit & :capacities <> 0
  group by stay.sale_id, stay.lodging_id, stay.start_date
),
lowest as (
  select start_date, end_date, sale_id, chosen, min(lowest) as lowest, cast(count(*) as integer) as lodgings
  from lowest_of_lodging
  group by start_date, end_date, sale_id, chosen
),
priced as (
  select
    lowest.start_date, lowest.end_date, lowest.lodgings,
    lowest.lowest + cheapest_amount(
      lowest.chosen, lowest.lowest, lowest.lowest, null, null,
      amount_1, amount_2, amount_4, amount_8, amount_16,
      amount_32, amount_64, amount_128, amount_256, amount_512
    ) as total
  from lowest
  join reaches(:sold, :nights, :origins, :party) as reach on reach.sale_id = lowest.sale_id
)
select
  start_date as day, end_date - start_date as nights,
  (min(total) * :rate + :half) / :per as price,
  sum(lodgings) as count
from priced
where total is not null
group by start_date, end_date
order by day, nights;
