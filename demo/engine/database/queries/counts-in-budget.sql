-- As counts.sql, for a search with a budget: whether an offer lies within it is known only of each package apart.
with
{fare},
{candidate},
{free},
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
    bit_or(case when failed & ~1 = 0 then room_bit else 0 end) as rooms,
    bit_or(case when failed & ~128 = 0 then package_bit else 0 end) as packages,
    bit_or(case when failed & ~512 = 0 then capacity_bit else 0 end) as capacities,
    bit_or(case when failed & ~4096 = 0 then package_bit else 0 end) as departing,
    min(case when failed & ~256 = 0 then lowest end) as lowest,
    max(case when failed & ~256 = 0 then highest end) as highest
  from offer
  where failed & (failed - 1) < 1
  group by lodging_id, domain_id, lodging_type
),
price_range as materialized (select min(lowest) as lowest, max(highest) as highest from opening)
{choice-lists}
order by list, id
