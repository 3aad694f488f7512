-- How many lodgings each choice would leave. An offer that fails one group only still counts for that group's options:
-- what may be let go to find a stay in a lodging stands in `openings` (1 for nothing, twice the group's bit for a group).
with
{fare},
{candidate},
free as materialized (
  select
    candidate.lodging_id, candidate.domain_id, candidate.lodging_type, candidate.package_bits,
    source.sale_id, source.room_bit, source.capacity_bit, source.lowest, source.highest,
    candidate.failed
      | (case when source.room_bit & :rooms <> 0 then 0 else 1 end)
      | (case when source.capacity_bit & :capacities <> 0 then 0 else 512 end) as failed
  from candidate
  join {source} as source on source.lodging_id = candidate.lodging_id
),
priced as (
  select
    free.lodging_id, free.domain_id, free.lodging_type, free.room_bit, free.capacity_bit, fare.package_bit,
    ((free.lowest + coalesce(fare.own, fare.amount) * :party) * :rate + :half) / :per as lowest,
    ((free.highest + coalesce(fare.own, fare.amount) * :party) * :rate + :half) / :per as highest,
    free.failed
      | (case when fare.package_bit & :packages <> 0 then 0 else 128 end)
      | (case when fare.own is null then 4096 else 0 end) as failed
  from free
  join fare on fare.sale_id = free.sale_id
  where free.failed & (free.failed - 1) < 1 and fare.package_bit & free.package_bits <> 0
),
offer as (
  select
    lodging_id, domain_id, lodging_type, room_bit, capacity_bit, package_bit, lowest, highest,
    failed | (case when lowest <= :priceMax and highest >= :priceMin then 0 else 256 end) as failed
  from priced
  where failed & (failed - 1) < 1
),
opening as materialized (
  select
    lodging_id, domain_id, lodging_type,
    bit_or(case when failed = 0 then 1 else failed * 2 end) as openings,
    bit_or(case when failed in (0, 1) then room_bit else 0 end) as rooms,
    bit_or(case when failed in (0, 128) then package_bit else 0 end) as packages,
    bit_or(case when failed in (0, 512) then capacity_bit else 0 end) as capacities,
    bit_or(case when failed in (0, 4096) then package_bit else 0 end) as departing,
    min(case when failed in (0, 256) then lowest end) as lowest,
    max(case when failed in (0, 256) then highest end) as highest
  from offer
  where failed & (failed - 1) < 1
  group by lodging_id, domain_id, lodging_type
)
select 'criterion' as list, cast(facet.criterion_id as text) as id, count(*) as count
from opening
join lodging_facet as facet on facet.lodging_id = opening.lodging_id and facet.needs & opening.openings <> 0
group by facet.criterion_id
union all
select 'rooms', cast(rooms as text), count(*) from opening group by rooms
union all
select 'lodgingType', cast(lodging_type as text), count(*) from opening where openings & 129 <> 0 group by lodging_type
union all
select 'packages', cast(packages as text), count(*) from opening group by packages
union all
select 'capacities', cast(bit_or(capacities) as text), 0 from opening
union all
select 'origin', departure.origin, sum(reached.lodgings)
from (select domain_id, departing, count(*) as lodgings from opening where departing <> 0 group by domain_id, departing) as reached
join departure on departure.domain_id = reached.domain_id and departure.package_bits & reached.departing <> 0
group by departure.origin
union all
select 'lowest', '', min(lowest) from opening
union all
select 'highest', '', max(highest) from opening
order by list, id
