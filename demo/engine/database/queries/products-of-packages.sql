-- One page of lodgings with a package, and how many there are in all. All packages of a stay are read together, then separated.
with
cheapest as materialized (
  select
    offer.lodging_id, offer.rank,
    min(case when chosen & 1 <> 0 and in_budget(lowest + amount_1, highest + amount_1, :least, :most) then lowest + amount_1 end) as total_1,
    min(case when chosen & 2 <> 0 and in_budget(lowest + amount_2, highest + amount_2, :least, :most) then lowest + amount_2 end) as total_2,
    min(case when chosen & 4 <> 0 and in_budget(lowest + amount_4, highest + amount_4, :least, :most) then lowest + amount_4 end) as total_4,
    min(case when chosen & 8 <> 0 and in_budget(lowest + amount_8, highest + amount_8, :least, :most) then lowest + amount_8 end) as total_8,
    min(case when chosen & 16 <> 0 and in_budget(lowest + amount_16, highest + amount_16, :least, :most) then lowest + amount_16 end) as total_16,
    min(case when chosen & 32 <> 0 and in_budget(lowest + amount_32, highest + amount_32, :least, :most) then lowest + amount_32 end) as total_32,
    min(case when chosen & 64 <> 0 and in_budget(lowest + amount_64, highest + amount_64, :least, :most) then lowest + amount_64 end) as total_64,
    min(case when chosen & 128 <> 0 and in_budget(lowest + amount_128, highest + amount_128, :least, :most) then lowest + amount_128 end) as total_128,
    min(case when chosen & 256 <> 0 and in_budget(lowest + amount_256, highest + amount_256, :least, :most) then lowest + amount_256 end) as total_256,
    min(case when chosen & 512 <> 0 and in_budget(lowest + amount_512, highest + amount_512, :least, :most) then lowest + amount_512 end) as total_512
  from offers(
    :place, :types, :ranking, :distanceCityCentre, :distanceSlopes, :distanceSkiSchool, :distanceShops,
    :every, :pool, :parking, :packages, :released,
    :source, :today, :begin, :end, :season, :least, :rooms, :capacities
  ) as offer
  join reaches(:sold, :nights, :origins, :party) as reach on reach.sale_id = offer.sale_id
  where offer.failed < 1
  group by offer.lodging_id, offer.rank
),
unit as materialized (
  select lodging_id, rank, unit_bit, (total * :rate + :half) / :per as price
  from (
    select
      cheapest.lodging_id, cheapest.rank, package.unit_bit,
      case package.unit_bit
        when 1 then total_1 when 2 then total_2 when 4 then total_4 when 8 then total_8 when 16 then total_16
        when 32 then total_32 when 64 then total_64 when 128 then total_128 when 256 then total_256 when 512 then total_512
      end as total
    from cheapest
    cross join (values (1), (2), (4), (8), (16), (32), (64), (128), (256), (512)) as package (unit_bit)
  ) as told_apart
  where total is not null
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
