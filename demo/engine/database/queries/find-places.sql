-- The lowest price for the party in each station, of a stay that begins on the requested days and, where they are given, ends on :end and
-- has :nights (0 is any); its day and nights, the first of several; and how many lodgings of the station have such a stay.
with
fitting as materialized (
  select lodging_id, chosen
  from priced_candidates(
    :place, :types, :ranking, :distanceCityCentre, :distanceSlopes, :distanceSkiSchool, :distanceShops,
    :every, :pool, :parking, :packages, :origins
  )
),
lowest_of_lodging as materialized (
  select
    lodging.station_id, stay.lodging_id, stay.start_date, stay.end_date, stay.sale_id,
    min(fitting.chosen) as chosen, min(stay.price) as lowest
  from stay
  join fitting on fitting.lodging_id = stay.lodging_id
  join lodging on lodging.lodging_id = stay.lodging_id
  where stay.start_date >= :from and stay.start_date < :until
    and (:end is null or stay.end_date = :end)
    and (:nights = 0 or stay.end_date - stay.start_date = :nights)
    and stay.room_bit & :rooms <> 0
    and stay.capacity_bit & :capacities <> 0
  group by lodging.station_id, stay.lodging_id, stay.start_date, stay.end_date, stay.sale_id
),
supplement_of_kind as materialized (
  select
    kind.sale_id, kind.chosen,
    cheapest_amount(
      kind.chosen, 0, 0, null, null,
      amount_1, amount_2, amount_4, amount_8, amount_16,
      amount_32, amount_64, amount_128, amount_256, amount_512
    ) as amount
  from (select sale_id, chosen from lowest_of_lodging group by sale_id, chosen) as kind
  join reaches(:sold, :nights, :origins, :party) as reach on reach.sale_id = kind.sale_id
),
priced as materialized (
  select
    station_id, lodging_id, start_date, end_date,
    ((lowest + amount) * :rate + :half) / :per as price
  from lowest_of_lodging
  join supplement_of_kind
    on supplement_of_kind.sale_id = lowest_of_lodging.sale_id and supplement_of_kind.chosen = lowest_of_lodging.chosen
  where amount is not null
),
ranked as (
  select
    station_id, start_date, end_date, price,
    row_number() over (partition by station_id order by price, start_date, end_date) as rank
  from (select station_id, start_date, end_date, min(price) as price from priced group by station_id, start_date, end_date) as of_day
),
counted as (
  select station_id, count(*) as lodgings
  from (select station_id, lodging_id from priced group by station_id, lodging_id) as having_one
  group by station_id
)
select ranked.station_id as station, start_date as day, end_date - start_date as nights, price, lodgings as count
from ranked
join counted on counted.station_id = ranked.station_id
where rank = 1
order by station;
