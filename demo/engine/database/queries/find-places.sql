-- The lowest price for the party in each station, of a stay that begins on the requested days and, where they are given, ends on :end and
-- has :nights (0 is any); its day and nights, the first of several; and how many lodgings of the station have such a stay. From :wholeFrom
-- on, the requested days are whole months, of which the lowest prices are known; those before are read from the stays.
with
fitting as materialized (
  select lodging_id, chosen
  from priced_candidates(
    :place, :types, :ranking, :distanceCityCentre, :distanceSlopes, :distanceSkiSchool, :distanceShops,
    :every, :pool, :parking, :packages, :origins
  )
),
lowest as (
  select fitting.lodging_id, chosen, sale_id, month + lowest_day - 1 as start_date, lowest as price
  from arrival
  join fitting on fitting.lodging_id = arrival.lodging_id
  where month >= :wholeFrom and month < :until
    and room_bit & :rooms <> 0
    and capacity_bit & :capacities <> 0
  union all
  select fitting.lodging_id, chosen, sale_id, start_date, price
  from stay
  join fitting on fitting.lodging_id = stay.lodging_id
  where start_date >= :from and start_date < :until and start_date < :wholeFrom
    and (:end is null or end_date = :end)
    and room_bit & :rooms <> 0
    and capacity_bit & :capacities <> 0
),
priced as (
  select
    lowest.lodging_id, start_date, sale.nights,
    price + cheapest_amount(
      chosen, 0, 0, null, null,
      reach.amount_1, reach.amount_2, reach.amount_4, reach.amount_8, reach.amount_16,
      reach.amount_32, reach.amount_64, reach.amount_128, reach.amount_256, reach.amount_512
    ) as total
  from lowest
  join reaches(:sold, :nights, :origins, :party) as reach on reach.sale_id = lowest.sale_id
  join sale on sale.sale_id = lowest.sale_id
),
-- Total, day and nights as one number, which is least for the first of the cheapest.
of_lodging as materialized (
  select lodging_id, min((cast(total as bigint) * 100000 + (start_date - date '2000-01-01')) * 1000 + nights) as cheapest
  from priced
  where total is not null
  group by lodging_id
),
first as (
  select station_id, min(cheapest) as cheapest, count(*) as lodgings
  from of_lodging
  join lodging on lodging.lodging_id = of_lodging.lodging_id
  group by station_id
)
select
  station_id as station,
  date '2000-01-01' + cast(cheapest / 1000 % 100000 as integer) as day,
  cast(cheapest % 1000 as integer) as nights,
  (cheapest / 100000000 * :rate + :half) / :per as price,
  lodgings as count
from first
order by station;
