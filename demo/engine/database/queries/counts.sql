-- How many lodgings each choice would leave. An offer that fails one group only still counts for that group's options:
-- what may be let go to find a stay in a lodging stands in `openings` (1 for nothing, twice the group's bit for a group).
-- Without a budget the packages of a stay are looked at together, as bits.
with
{fare},
{reach},
{candidate},
{free},
held as materialized (
  select
    free.lodging_id, free.domain_id, free.lodging_type, free.sale_id, free.room_bit, free.capacity_bit,
    free.lowest, free.highest, free.failed,
    reach.sold & free.package_bits as sold,
    reach.own & free.package_bits as own,
    reach.own & free.package_bits & :packages as chosen
  from free
  join reach on reach.sale_id = free.sale_id
  where free.failed & (free.failed - 1) < 1
),
opening as materialized (
  select
    lodging_id, domain_id, lodging_type,
    bit_or(case when chosen = 0 then 0 when failed = 0 then 1 else failed * 2 end) as openings,
    bit_or(case when failed & ~1 = 0 and chosen <> 0 then room_bit else 0 end) as rooms,
    bit_or(case when failed = 0 then own else 0 end) as packages,
    bit_or(case when failed & ~512 = 0 and chosen <> 0 then capacity_bit else 0 end) as capacities,
    bit_or(case when failed = 0 then sold & :packages else 0 end) as departing
  from held
  group by lodging_id, domain_id, lodging_type
),
cheapest as (
  select sale_id, chosen, min(lowest) as lowest, max(highest) as highest
  from held
  where failed = 0 and chosen <> 0
  group by sale_id, chosen
),
price_range as materialized (
  select
    min(((cheapest.lowest + fare.own * :party) * :rate + :half) / :per) as lowest,
    max(((cheapest.highest + fare.own * :party) * :rate + :half) / :per) as highest
  from cheapest
  join fare on fare.sale_id = cheapest.sale_id
  where fare.package_bit & cheapest.chosen <> 0
)
{choice-lists}
order by list, id
