-- The departures from which there is a stay with a package, every other choice kept, as bits. A departure decides the transport:
-- :packages has the requested packages that leave from one, or, for a sort of transport with no requested package, all of that sort.
with
fitting as materialized (
  select offer.sale_id, bit_or(offer.chosen) as chosen
  from offers(
    :place, :types, :ranking, :distanceCityCentre, :distanceSlopes, :distanceSkiSchool, :distanceShops,
    :every, :pool, :parking, :packages, :released,
    :source, :today, :begin, :end, :season, :least, :rooms, :capacities
  ) as offer
  where offer.failed < 1
  group by offer.sale_id
)
select supplement.package_bit, bit_or(supplement.origin_bit) as origin_bits
from supplement
join fitting on fitting.sale_id = supplement.sale_id
where supplement.origin_bit <> 0 and supplement.package_bit & fitting.chosen <> 0
group by supplement.package_bit
order by package_bit;
