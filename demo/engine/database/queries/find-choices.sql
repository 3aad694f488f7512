-- What can be chosen next but days and departures: how many lodgings, and with which packages, party sizes and stations.
with
opening as materialized (
  select
    offer.lodging_id, offer.station_id,
    max(case when failed = 0 and own & package_bits & :packages <> 0 then 1 else 0 end) as matches,
    bit_or(case when failed = 0 then own & package_bits else 0 end) as packages,
    max(case when failed in (0, 2048) and own & package_bits & :packages <> 0 then 1 else 0 end) as here,
    bit_or(case when failed in (0, 512) and own & package_bits & :packages <> 0 then capacity_bit else 0 end) as capacities
  from offers(
    :place, :types, :ranking, :distanceCityCentre, :distanceSlopes, :distanceSkiSchool, :distanceShops,
    :every, :pool, :parking, :packages, :released,
    :source, :today, :begin, :end, :season, :least, :rooms, :capacities
  ) as offer
  join reaches(:sold, :nights, :origins, :party) as reach on reach.sale_id = offer.sale_id
  where (case when failed & (failed - 1) = 0 and failed & ~:released = 0 then 1 else 0 end) > 0
  group by offer.lodging_id, offer.station_id
)
select 'count' as list, 0 as id, coalesce(sum(matches), 0) as count from opening
union all
select 'packages', packages, count(*) from opening group by packages
union all
select 'capacities', coalesce(bit_or(capacities), 0), 0 from opening
union all
select 'station', station_id, count(*) from opening where here = 1 group by station_id
order by list, id;
