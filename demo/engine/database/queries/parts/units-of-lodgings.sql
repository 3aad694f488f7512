-- Lodgings with the price of their cheapest offer. {cheapest} reads all packages of a stay at once.
{own-reach},
fitting as (
  select candidate.lodging_id, candidate.rank, source.lowest + {cheapest} as total
  from candidate
  join {source} as source on source.lodging_id = candidate.lodging_id
  join reach on reach.sale_id = source.sale_id
  where source.room_bit & :rooms <> 0 and source.capacity_bit & :capacities <> 0
),
unit as materialized (
  select lodging_id, rank, 0 as unit_bit, (min(total) * :rate + :half) / :per as price
  from fitting
  group by lodging_id, rank
  having min(total) is not null
)
