-- One page of lodgings, or of lodgings with a package, and how many there are in all.
with
{fare},
{candidate},
unit as materialized (
  select
    candidate.lodging_id, candidate.rank,
    case when :byLodging = 1 then 0 else fare.package_bit end as unit_bit,
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
  group by candidate.lodging_id, candidate.rank, unit_bit
),
total as (select count(*) as units, count(distinct lodging_id) as lodgings from unit),
page as materialized (
  select
    lodging_id, unit_bit,
    row_number() over (
      order by case :sort when 'price-asc' then price when 'price-desc' then -price else rank end, lodging_id, unit_bit
    ) as place
  from unit
  order by place
  limit :size offset :skip
)
select total.units, total.lodgings, page.place, page.lodging_id, page.unit_bit
from total
left join page on page.place > 0
order by page.place
