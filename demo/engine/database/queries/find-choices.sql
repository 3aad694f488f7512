-- What can be chosen next but days and departures: how many lodgings, and with which packages, party sizes and stations.
with
{reach},
{candidate},
free as (
  select
    candidate.lodging_id, candidate.station_id, source.capacity_bit,
    reach.own & candidate.package_bits as own,
    candidate.failed
      | (case when source.room_bit & :rooms <> 0 then 0 else 1 end)
      | (case when source.capacity_bit & :capacities <> 0 then 0 else 512 end) as failed
  from candidate
  join {source} as source on source.lodging_id = candidate.lodging_id
  join reach on reach.sale_id = source.sale_id
),
opening as materialized (
  select
    lodging_id, station_id,
    max(case when failed = 0 and own & :packages <> 0 then 1 else 0 end) as matches,
    bit_or(case when failed = 0 then own else 0 end) as packages,
    max(case when failed in (0, 2048) and own & :packages <> 0 then 1 else 0 end) as here,
    bit_or(case when failed in (0, 512) and own & :packages <> 0 then capacity_bit else 0 end) as capacities
  from free
  where (case when failed & (failed - 1) = 0 and failed & ~:released = 0 then 1 else 0 end) > 0
  group by lodging_id, station_id
)
select 'count' as list, 0 as id, coalesce(sum(matches), 0) as count from opening
union all
select 'packages', packages, count(*) from opening group by packages
union all
select 'capacities', coalesce(bit_or(capacities), 0), 0 from opening
union all
select 'station', station_id, count(*) from opening where here = 1 group by station_id
order by list, id
