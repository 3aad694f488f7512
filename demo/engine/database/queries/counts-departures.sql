-- How many lodgings have a stay from each departure, every other choice kept, at the price from there: lodgings by the set of
-- departures, as bits. Only a price that the dearest and the cheapest departure do not settle is compared with that of each.
with
{candidate},
spread as materialized (
  select
    sale_id, package_bit, bit_or(origin_bit) as origin_bits, min(amount) * :party as cheapest, max(amount) * :party as dearest
  from supplement
  where origin_bit <> 0 and package_bit & :packages <> 0 and (:nights = 0 or nights = :nights)
  group by sale_id, package_bit
),
fitting as materialized (
  select
    candidate.lodging_id, source.sale_id, source.lowest, source.highest, spread.package_bit, spread.origin_bits,
    case when source.lowest + spread.dearest <= :most and source.highest + spread.cheapest >= :least then 1 else 0 end as settled
  from candidate
  join {source} as source on source.lodging_id = candidate.lodging_id
  join spread on spread.sale_id = source.sale_id
  where source.room_bit & :rooms <> 0 and source.capacity_bit & :capacities <> 0 and spread.package_bit & candidate.chosen <> 0
    and source.lowest + spread.cheapest <= :most and source.highest + spread.dearest >= :least
),
reached as (
  select lodging_id, origin_bits from fitting where settled = 1
  union all
  select fitting.lodging_id, supplement.origin_bit
  from fitting
  join supplement on supplement.sale_id = fitting.sale_id and supplement.package_bit = fitting.package_bit
  where fitting.settled = 0 and supplement.origin_bit <> 0
    and fitting.lowest + supplement.amount * :party <= :most and fitting.highest + supplement.amount * :party >= :least
),
opening as (select lodging_id, bit_or(origin_bits) as origin_bits from reached group by lodging_id)
select origin_bits, count(*) as lodgings from opening group by origin_bits order by origin_bits
