-- How many lodgings each choice would leave. An offer that fails one group only still counts for that group's options:
-- `openings` has what may be dropped to find a stay in a lodging (1 for nothing, twice the group's bit for a group).
-- The packages of a stay are read together, as bits.
with
reach as not materialized (select * from reaches(:sold, :nights, :origins, :party)),
held as materialized (
  select
    offer.lodging_id, offer.lodging_type, offer.sale_id, offer.room_bit, offer.capacity_bit, offer.lowest, offer.highest, offer.failed,
    reach.own & offer.package_bits & :packages as chosen,
    reach.own & offer.package_bits & case
      when :least is null and :most is null then reach.own
      else
        (case when in_budget(offer.lowest + amount_1, offer.highest + amount_1, :least, :most) then 1 else 0 end) |
        (case when in_budget(offer.lowest + amount_2, offer.highest + amount_2, :least, :most) then 2 else 0 end) |
        (case when in_budget(offer.lowest + amount_4, offer.highest + amount_4, :least, :most) then 4 else 0 end) |
        (case when in_budget(offer.lowest + amount_8, offer.highest + amount_8, :least, :most) then 8 else 0 end) |
        (case when in_budget(offer.lowest + amount_16, offer.highest + amount_16, :least, :most) then 16 else 0 end) |
        (case when in_budget(offer.lowest + amount_32, offer.highest + amount_32, :least, :most) then 32 else 0 end) |
        (case when in_budget(offer.lowest + amount_64, offer.highest + amount_64, :least, :most) then 64 else 0 end) |
        (case when in_budget(offer.lowest + amount_128, offer.highest + amount_128, :least, :most) then 128 else 0 end) |
        (case when in_budget(offer.lowest + amount_256, offer.highest + amount_256, :least, :most) then 256 else 0 end) |
        (case when in_budget(offer.lowest + amount_512, offer.highest + amount_512, :least, :most) then 512 else 0 end)
    end as affordable
  from offers(
    :place, :types, :ranking, :distanceCityCentre, :distanceSlopes, :distanceSkiSchool, :distanceShops,
    :every, :pool, :parking, :packages, :released,
    :source, :today, :begin, :end, :season, :least, :rooms, :capacities
  ) as offer
  join reach on reach.sale_id = offer.sale_id
  where offer.failed & (offer.failed - 1) < 1
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
priced as (
  select
    cheapest.lowest + least(
      case when cheapest.chosen & 1 <> 0 then amount_1 end,
      case when cheapest.chosen & 2 <> 0 then amount_2 end,
      case when cheapest.chosen & 4 <> 0 then amount_4 end,
      case when cheapest.chosen & 8 <> 0 then amount_8 end,
      case when cheapest.chosen & 16 <> 0 then amount_16 end,
      case when cheapest.chosen & 32 <> 0 then amount_32 end,
      case when cheapest.chosen & 64 <> 0 then amount_64 end,
      case when cheapest.chosen & 128 <> 0 then amount_128 end,
      case when cheapest.chosen & 256 <> 0 then amount_256 end,
      case when cheapest.chosen & 512 <> 0 then amount_512 end
    ) as lowest,
    cheapest.highest + greatest(
      case when cheapest.chosen & 1 <> 0 then amount_1 end,
      case when cheapest.chosen & 2 <> 0 then amount_2 end,
      case when cheapest.chosen & 4 <> 0 then amount_4 end,
      case when cheapest.chosen & 8 <> 0 then amount_8 end,
      case when cheapest.chosen & 16 <> 0 then amount_16 end,
      case when cheapest.chosen & 32 <> 0 then amount_32 end,
      case when cheapest.chosen & 64 <> 0 then amount_64 end,
      case when cheapest.chosen & 128 <> 0 then amount_128 end,
      case when cheapest.chosen & 256 <> 0 then amount_256 end,
      case when cheapest.chosen & 512 <> 0 then amount_512 end
    ) as highest
  from cheapest
  join reach on reach.sale_id = cheapest.sale_id
),
price_range as materialized (
  select (min(lowest) * :rate + :half) / :per as lowest, (max(highest) * :rate + :half) / :per as highest from priced
)
-- The criteria in the order of `facetIds`: the bits of the id and of the ids that include it, and the group that may be dropped.
select 'criteria' as list, concat_ws(',',
  count(case when nearness_bits & 1 <> 0 and openings & 5 <> 0 then 1 end), -- 313
  count(case when nearness_bits & 2 <> 0 and openings & 5 <> 0 then 1 end), -- 314
  count(case when nearness_bits & 4 <> 0 and openings & 5 <> 0 then 1 end), -- 315
  count(case when nearness_bits & 8 <> 0 and openings & 5 <> 0 then 1 end), -- 316
  count(case when nearness_bits & 16 <> 0 and openings & 5 <> 0 then 1 end), -- 317
  count(case when nearness_bits & 32 <> 0 and openings & 5 <> 0 then 1 end), -- 318
  count(case when nearness_bits & 64 <> 0 and openings & 9 <> 0 then 1 end), -- 305
  count(case when nearness_bits & 192 <> 0 and openings & 9 <> 0 then 1 end), -- 718
  count(case when nearness_bits & 448 <> 0 and openings & 9 <> 0 then 1 end), -- 719
  count(case when nearness_bits & 960 <> 0 and openings & 9 <> 0 then 1 end), -- 299
  count(case when nearness_bits & 1984 <> 0 and openings & 9 <> 0 then 1 end), -- 300
  count(case when nearness_bits & 4032 <> 0 and openings & 9 <> 0 then 1 end), -- 301
  count(case when nearness_bits & 4096 <> 0 and openings & 17 <> 0 then 1 end), -- 291
  count(case when nearness_bits & 12288 <> 0 and openings & 17 <> 0 then 1 end), -- 716
  count(case when nearness_bits & 28672 <> 0 and openings & 17 <> 0 then 1 end), -- 717
  count(case when nearness_bits & 61440 <> 0 and openings & 17 <> 0 then 1 end), -- 285
  count(case when nearness_bits & 126976 <> 0 and openings & 17 <> 0 then 1 end), -- 822
  count(case when nearness_bits & 258048 <> 0 and openings & 17 <> 0 then 1 end), -- 286
  count(case when nearness_bits & 520192 <> 0 and openings & 17 <> 0 then 1 end), -- 287
  count(case when nearness_bits & 524288 <> 0 and openings & 33 <> 0 then 1 end), -- 365
  count(case when nearness_bits & 1572864 <> 0 and openings & 33 <> 0 then 1 end), -- 720
  count(case when nearness_bits & 3670016 <> 0 and openings & 33 <> 0 then 1 end), -- 721
  count(case when nearness_bits & 7864320 <> 0 and openings & 33 <> 0 then 1 end), -- 359
  count(case when nearness_bits & 16252928 <> 0 and openings & 33 <> 0 then 1 end), -- 360
  count(case when nearness_bits & 33030144 <> 0 and openings & 33 <> 0 then 1 end), -- 361
  count(case when nearness_bits & 33554432 <> 0 and openings & 65 <> 0 then 1 end), -- 312
  count(case when nearness_bits & 100663296 <> 0 and openings & 65 <> 0 then 1 end), -- 306
  count(case when nearness_bits & 234881024 <> 0 and openings & 65 <> 0 then 1 end), -- 307
  count(case when nearness_bits & 503316480 <> 0 and openings & 65 <> 0 then 1 end), -- 308
  count(case when amenity_bits & 15 <> 0 and openings & 1 <> 0 then 1 end), -- 74
  count(case when amenity_bits & 15 <> 0 and openings & 1 <> 0 then 1 end), -- 75
  count(case when amenity_bits & 15 <> 0 and openings & 1 <> 0 then 1 end), -- 76
  count(case when amenity_bits & 15 <> 0 and openings & 1 <> 0 then 1 end), -- 78
  count(case when amenity_bits & 16 <> 0 and openings & 1 <> 0 then 1 end), -- 70
  count(case when amenity_bits & 32 <> 0 and openings & 1 <> 0 then 1 end), -- 52
  count(case when amenity_bits & 64 <> 0 and openings & 1 <> 0 then 1 end), -- 55
  count(case when amenity_bits & 384 <> 0 and openings & 1 <> 0 then 1 end), -- 36
  count(case when amenity_bits & 384 <> 0 and openings & 1 <> 0 then 1 end), -- 37
  count(case when amenity_bits & 512 <> 0 and openings & 1 <> 0 then 1 end), -- 69
  count(case when amenity_bits & 1024 <> 0 and openings & 1 <> 0 then 1 end), -- 71
  count(case when amenity_bits & 2048 <> 0 and openings & 1 <> 0 then 1 end), -- 27
  count(case when amenity_bits & 4096 <> 0 and openings & 1 <> 0 then 1 end), -- 29
  count(case when amenity_bits & 8192 <> 0 and openings & 1 <> 0 then 1 end), -- 51
  count(case when amenity_bits & 16384 <> 0 and openings & 1 <> 0 then 1 end), -- 748
  count(case when amenity_bits & 32768 <> 0 and openings & 1 <> 0 then 1 end), -- 45
  count(case when amenity_bits & 65536 <> 0 and openings & 1 <> 0 then 1 end), -- 22
  count(case when amenity_bits & 131072 <> 0 and openings & 1 <> 0 then 1 end), -- 23
  count(case when amenity_bits & 262144 <> 0 and openings & 1 <> 0 then 1 end), -- 741
  count(case when amenity_bits & 524288 <> 0 and openings & 1 <> 0 then 1 end), -- 31
  count(case when amenity_bits & 1048576 <> 0 and openings & 1 <> 0 then 1 end), -- 60
  count(case when amenity_bits & 2097152 <> 0 and openings & 1 <> 0 then 1 end), -- 61
  count(case when amenity_bits & 4194304 <> 0 and openings & 1 <> 0 then 1 end), -- 62
  count(case when amenity_bits & 8388608 <> 0 and openings & 1 <> 0 then 1 end), -- 63
  count(case when amenity_bits & 16777216 <> 0 and openings & 1 <> 0 then 1 end), -- 66
  count(case when amenity_bits & 33554432 <> 0 and openings & 1 <> 0 then 1 end), -- 813
  count(case when amenity_bits & 67108864 <> 0 and openings & 1 <> 0 then 1 end), -- 814
  count(case when amenity_bits & 134217728 <> 0 and openings & 1 <> 0 then 1 end), -- 978
  count(case when amenity_bits & 268435456 <> 0 and openings & 1 <> 0 then 1 end), -- 815
  count(case when amenity_bits & 536870912 <> 0 and openings & 1 <> 0 then 1 end), -- 1081
  count(case when amenity_bits & 1073741824 <> 0 and openings & 1 <> 0 then 1 end), -- 816
  count(case when amenity_bits & 2147483648 <> 0 and openings & 1 <> 0 then 1 end) -- 961
) as id, 0 as count
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
order by list, id;
