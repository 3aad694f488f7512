-- One page of lodgings (or lodgings with a package), each with the stays it shows, and how many there are in all.
-- Without exact dates a package shows the dates on which it is cheapest, with every room that is free then.
with
{fare},
{candidate},
unit as materialized (
  select
    candidate.lodging_id, candidate.rank,
    case when :byLodging = 1 then 0 else fare.package_bit end as unit_bit,
    min(((source.lowest + fare.own * :party) * :rate + :half) / :per) as price
  from candidate
  join {source} as source on source.lodging_id = candidate.lodging_id
  join fare on fare.domain_id = candidate.domain_id and fare.season = source.season and fare.nights = source.nights
  where source.room_bit & :rooms <> 0
    and source.capacity_bit & :capacities <> 0
    and fare.package_bit & candidate.package_bits & :packages <> 0
    and fare.own is not null
    and ((source.lowest + fare.own * :party) * :rate + :half) / :per <= :priceMax
    and ((source.highest + fare.own * :party) * :rate + :half) / :per >= :priceMin
  group by candidate.lodging_id, candidate.rank, unit_bit
),
total as (select count(*) as units, count(distinct lodging_id) as lodgings from unit),
page as materialized (
  select
    unit.*,
    row_number() over (
      order by case :sort when 'price-asc' then price when 'price-desc' then -price else rank end, lodging_id, unit_bit
    ) as place
  from unit
  order by place
  limit :size offset :skip
),
offer as (
  select
    page.place, page.unit_bit, page.lodging_id, fare.package_bit, fare.own as supplement,
    stay.stay_number, stay.room_number, stay.start_date, stay.nights, stay.season, stay.price, stay.public_price,
    ((stay.price + fare.own * :party) * :rate + :half) / :per as total
  from page
  join candidate on candidate.lodging_id = page.lodging_id
  join stay on stay.lodging_id = page.lodging_id
  join fare on fare.domain_id = candidate.domain_id and fare.season = stay.season and fare.nights = stay.nights
  where stay.start_date >= :today
    and (:begin is null or stay.start_date = :begin)
    and (:end is null or stay.end_date = :end)
    and (:season = '' or stay.season = :season)
    and stay.room_bit & :rooms <> 0
    and stay.capacity_bit & :capacities <> 0
    and fare.package_bit & candidate.package_bits & :packages <> 0
    and (page.unit_bit = 0 or page.unit_bit = fare.package_bit)
    and fare.own is not null
    and ((stay.price + fare.own * :party) * :rate + :half) / :per between :priceMin and :priceMax
),
shown as (
  select
    offer.*,
    first_value(start_date) over cheapest_first as best_start,
    first_value(nights) over cheapest_first as best_nights
  from offer
  window cheapest_first as (partition by place, package_bit order by total, start_date, nights, stay_number)
)
select
  total.units, total.lodgings, shown.place, shown.unit_bit, shown.lodging_id, shown.package_bit, shown.supplement,
  shown.stay_number, shown.start_date, shown.nights, shown.season, shown.price, shown.public_price, shown.room_number
from total
left join shown on shown.start_date = shown.best_start and shown.nights = shown.best_nights
order by shown.place, shown.stay_number, shown.package_bit
