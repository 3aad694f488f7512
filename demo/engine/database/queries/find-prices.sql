-- The lowest price for the party of a stay that begins on each day of the requested months.
with
fitting as materialized (
  select lodging_id, chosen
  from priced_candidates(
    :place, :types, :ranking, :distanceCityCentre, :distanceSlopes, :distanceSkiSchool, :distanceShops,
    :every, :pool, :parking, :packages, :origins
  )
),
lowest as materialized (
  select stay.start_date, stay.sale_id, fitting.chosen, min(stay.price) as lowest
  from stay
  join fitting on fitting.lodging_id = stay.lodging_id
  where stay.start_date >= :from and stay.start_date < :until
    and stay.room_bit & :rooms <> 0
    and stay.capacity_bit & :capacities <> 0
  group by stay.start_date, stay.sale_id, fitting.chosen
),
priced as (
  select
    lowest.start_date,
    lowest.lowest + cheapest_amount(
      lowest.chosen, lowest.lowest, lowest.lowest, null, null,
      amount_1, amount_2, amount_4, amount_8, amount_16,
      amount_32, amount_64, amount_128, amount_256, amount_512
    ) as total
  from lowest
  join reaches(:sold, :nights, :origins, :party) as reach on reach.sale_id = lowest.sale_id
)
select start_date as day, (min(total) * :rate + :half) / :per as price
from priced
group by start_date
having min(total) is not null
order by day;
