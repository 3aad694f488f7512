-- How many lodgings have a stay from each departure, every other choice kept, at the price from there: lodgings by the set of
-- departures, as bits. Only a price that the dearest and the cheapest departure do not settle is compared with the price of each.
with
spread as materialized (
  select
    sale_id, package_bit, bit_or(origin_bit) as origin_bits, min(amount) * :party as cheapest, max(amount) * :party as dearest
  from supplement
  where origin_bit <> 0 and package_bit & :packages <> 0 and (:nights = 0 or nights = :nights)
  group by sale_id, package_bit
),
fitting as materialized (
  select
    offer.lodging_id, offer.sale_id, offer.lowest, offer.highest, spread.package_bit, spread.origin_bits,
    case when in_budget(offer.lowest + spread.dearest, offer.highest + spread.cheapest, :least, :most) then 1 else 0 end as settled
  from offers(
    :place, :types, :ranking, :distanceCityCentre, :distanceSlopes, :distanceSkiSchool, :distanceShops,
    :every, :pool, :parking, :packages, :released,
    :source, :today, :begin, :end, :season, :least, :rooms, :capacities
  ) as offer
  join spread on spread.sale_id = offer.sale_id
  where offer.failed < 1 and spread.package_bit & offer.chosen <> 0
    and in_budget(offer.lowest + spread.cheapest, offer.highest + spread.dearest, :least, :most)
),
reached as (
  select lodging_id, origin_bits from fitting where settled = 1
  union all
  select fitting.lodging_id, supplement.origin_bit
  from fitting
  join supplement on supplement.sale_id = fitting.sale_id and supplement.package_bit = fitting.package_bit
  where fitting.settled = 0 and supplement.origin_bit <> 0
    and in_budget(fitting.lowest + supplement.amount * :party, fitting.highest + supplement.amount * :party, :least, :most)
),
opening as (select lodging_id, bit_or(origin_bits) as origin_bits from reached group by lodging_id)
select origin_bits, count(*) as lodgings from opening group by origin_bits order by origin_bits;
