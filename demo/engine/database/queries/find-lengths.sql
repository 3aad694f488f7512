-- How many lodgings have a stay of each length that begins in the requested months, in the first of them not before the day whose bit is
-- :firstDay.
with
fitting as materialized (
  select lodging_id, chosen
  from candidates(
    :place, :types, :ranking, :distanceCityCentre, :distanceSlopes, :distanceSkiSchool, :distanceShops,
    :every, :pool, :parking, :packages, 0
  )
),
beginning as materialized (
  select arrival.lodging_id, arrival.sale_id
  from arrival
  join fitting on fitting.lodging_id = arrival.lodging_id
  where arrival.month >= :from and arrival.month < :until
    and (arrival.month > :from or arrival.day_bits >= :firstDay)
    and arrival.room_bit & :rooms <> 0
    and arrival.capacity_bit & :capacities <> 0
  group by arrival.lodging_id, arrival.sale_id
),
having_length as (
  select beginning.lodging_id, sale.nights
  from beginning
  join fitting on fitting.lodging_id = beginning.lodging_id
  join reaches(:sold, :nights, :origins, :party) as reach on reach.sale_id = beginning.sale_id
  join sale on sale.sale_id = beginning.sale_id
  where reach.own & fitting.chosen <> 0
  group by beginning.lodging_id, sale.nights
)
select nights, count(*) as count
from having_length
group by nights
order by nights;
