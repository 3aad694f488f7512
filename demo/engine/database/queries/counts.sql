-- How many lodgings each choice would leave. An offer that fails one group only still counts for that group's options:
-- what may be let go to find a stay in a lodging is in `openings` (1 for nothing, twice the group's bit for a group).
-- The packages of a stay are read together, as bits; {affordable} leaves those that lie within the budget, if there is one.
with
{reach},
{candidate},
{free},
held as materialized (
  select
    free.lodging_id, free.lodging_type, free.sale_id, free.room_bit, free.capacity_bit,
    free.lowest, free.highest, free.failed,
    reach.own & free.package_bits & :packages as chosen,
    reach.own & free.package_bits & {affordable} as affordable
  from free
  join reach on reach.sale_id = free.sale_id
  where free.failed & (free.failed - 1) < 1
),
opening as materialized (
  select
    lodging_id, lodging_type,
    bit_or(case when chosen & affordable = 0 then 0 when failed = 0 then 1 else failed * 2 end) as openings,
    bit_or(case when failed & ~1 = 0 and chosen & affordable <> 0 then room_bit else 0 end) as rooms,
    bit_or(case when failed = 0 then affordable else 0 end) as packages,
    bit_or(case when failed & ~512 = 0 and chosen & affordable <> 0 then capacity_bit else 0 end) as capacities
  from held
  group by lodging_id, lodging_type
),
cheapest as (
  select sale_id, chosen, min(lowest) as lowest, max(highest) as highest
  from held
  where failed = 0 and chosen <> 0
  group by sale_id, chosen
),
price_range as materialized (
  select
    ((min(cheapest.lowest + {least-chosen})) * :rate + :half) / :per as lowest,
    ((max(cheapest.highest + {most-chosen})) * :rate + :half) / :per as highest
  from cheapest
  join reach on reach.sale_id = cheapest.sale_id
)
select 'criteria' as list, concat_ws(',', {facets}) as id, 0 as count
from opening
join lodging on lodging.lodging_id = opening.lodging_id
union all
select 'rooms', cast(rooms as text), count(*) from opening group by rooms
union all
select 'lodgingType', cast(lodging_type as text), count(*) from opening where openings & 129 <> 0 group by lodging_type
union all
select 'packages', cast(packages as text), count(*) from opening group by packages
union all
select 'capacities', cast(bit_or(capacities) as text), 0 from opening
union all
select 'lowest', '', lowest from price_range
union all
select 'highest', '', highest from price_range
order by list, id
