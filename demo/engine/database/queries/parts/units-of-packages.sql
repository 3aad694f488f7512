-- Lodgings with a package, and the price of its cheapest offer there. All packages of a stay are read together, then split.
{own-reach},
lowest as materialized (
  select candidate.lodging_id, candidate.rank{totals}
  from candidate
  join {source} as source on source.lodging_id = candidate.lodging_id
  join reach on reach.sale_id = source.sale_id
  where source.room_bit & :rooms <> 0 and source.capacity_bit & :capacities <> 0
  group by candidate.lodging_id, candidate.rank
),
unit as materialized (
  select lodging_id, rank, unit_bit, (total * :rate + :half) / :per as price
  from (
    select lowest.lodging_id, lowest.rank, package.unit_bit, {total-of-package} as total
    from lowest
    cross join (values {package-bits}) as package (unit_bit)
  ) as told_apart
  where total is not null
)
