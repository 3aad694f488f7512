-- One page of lodgings, and how many there are in all.
with
priced as (
  select
    offer.lodging_id, offer.rank,
    offer.lowest + cheapest_amount(
      offer.chosen, offer.lowest, offer.highest, :least, :most,
      amount_1, amount_2, amount_4, amount_8, amount_16,
      amount_32, amount_64, amount_128, amount_256, amount_512
    ) as total
  from offers(
    :place, :types, :ranking, :distanceCityCentre, :distanceSlopes, :distanceSkiSchool, :distanceShops,
    :every, :pool, :parking, :packages, :released,
    :source, :today, :begin, :end, :season, :least, :rooms, :capacities
  ) as offer
  join reaches(:sold, :nights, :origins, :party) as reach on reach.sale_id = offer.sale_id
  where offer.failed < 1
),
unit as materialized (
  select lodging_id, rank, 0 as unit_bit, (min(total) * :rate + :half) / :per as price
  from priced
  where total is not null
  group by lodging_id, rank
),
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
order by page.place;
