-- Lodgings with a package, and the price of its cheapest offer there.
{fare},
unit as materialized (
  select
    candidate.lodging_id, candidate.rank, fare.package_bit as unit_bit,
    (min(source.lowest + fare.own * :party) * :rate + :half) / :per as price
  from candidate
  join {source} as source on source.lodging_id = candidate.lodging_id
  join fare on fare.sale_id = source.sale_id
  where source.room_bit & :rooms <> 0
    and source.capacity_bit & :capacities <> 0
    and fare.package_bit & candidate.package_bits & :packages <> 0
    and fare.own is not null
    and source.lowest + fare.own * :party <= :most
    and source.highest + fare.own * :party >= :least
  group by candidate.lodging_id, candidate.rank, fare.package_bit
)
