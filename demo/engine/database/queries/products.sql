-- One page of lodgings, or of lodgings with a package, and how many there are in all.
with
{candidate},
{units},
total as (select count(*) as units, count(distinct lodging_id) as lodgings from unit),
cut as (
  select lodging_id, unit_bit, case :sort when 'price-asc' then price when 'price-desc' then -price else rank end as sorted_by
  from unit
  order by sorted_by, lodging_id, unit_bit
  limit :size offset :skip
),
page as materialized (
  select lodging_id, unit_bit, row_number() over (order by sorted_by, lodging_id, unit_bit) as place from cut
)
select total.units, total.lodgings, page.place, page.lodging_id, page.unit_bit
from total
left join page on page.place > 0
order by page.place
