-- Lodgings with the price of their cheapest offer. {cheapest} looks at all packages of a stay at once.
sale as materialized (
  select sale_id{own-amounts}
  from fare
  where package_bit & :packages <> 0
  group by sale_id
),
fitting as materialized (
  select candidate.lodging_id, candidate.rank, source.lowest + {cheapest} as total
  from candidate
  join {source} as source on source.lodging_id = candidate.lodging_id
  join sale on sale.sale_id = source.sale_id
  where source.room_bit & :rooms <> 0 and source.capacity_bit & :capacities <> 0
),
unit as materialized (
  select lodging_id, rank, 0 as unit_bit, (min(total) * :rate + :half) / :per as price
  from fitting
  where total is not null
  group by lodging_id, rank
)
