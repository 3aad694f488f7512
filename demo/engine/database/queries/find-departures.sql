-- The departures from which there is a stay with a package, every other choice kept, as bits. A departure decides the transport:
-- :packages has those of the requested packages that leave from one, or any of a sort of transport that none is of.
with
{candidate},
fitting as materialized (
  select source.sale_id, bit_or(candidate.chosen) as chosen
  from candidate
  join {source} as source on source.lodging_id = candidate.lodging_id
  where source.room_bit & :rooms <> 0 and source.capacity_bit & :capacities <> 0
  group by source.sale_id
)
select supplement.package_bit, bit_or(supplement.origin_bit) as origin_bits
from supplement
join fitting on fitting.sale_id = supplement.sale_id
where supplement.origin_bit <> 0 and supplement.package_bit & fitting.chosen <> 0
group by supplement.package_bit
order by package_bit
