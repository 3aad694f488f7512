-- The stays that lodgings show. Without exact dates a package shows the dates on which it is cheapest, the first of them,
-- with every room that is free then.
with
asked as materialized (
  select
    stay.lodging_id, stay.stay_number, stay.room_number, stay.start_date, stay.nights, stay.season, stay.sale_id, stay.price,
    stay.public_price, lodging.package_bits & :packages as chosen
  from stay
  join lodging on lodging.lodging_id = stay.lodging_id
  where stay.lodging_id in (:lodgings)
    and stay.start_date >= :today
    and (:begin is null or stay.start_date = :begin)
    and (:end is null or stay.end_date = :end)
    and (:season = '' or stay.season = :season)
    and stay.room_bit & :rooms <> 0
    and stay.capacity_bit & :capacities <> 0
),
fare as materialized (
  select supplement.sale_id, supplement.package_bit, min(supplement.amount) as own
  from (select distinct sale_id from asked) as found
  join supplement on supplement.sale_id = found.sale_id
  where supplement.package_bit & :packages <> 0
    and (:origins = '' or (supplement.origin <> '' and position(',' || supplement.origin || ',' in :origins) > 0))
  group by supplement.sale_id, supplement.package_bit
),
priced as materialized (
  select asked.*, fare.package_bit, fare.own, ((asked.price + fare.own * :party) * :rate + :half) / :per as total
  from asked
  join fare on fare.sale_id = asked.sale_id
  where fare.package_bit & asked.chosen <> 0
    and in_budget(asked.price + fare.own * :party, asked.price + fare.own * :party, :least, :most)
),
ranked as (
  select
    lodging_id, sale_id, package_bit, start_date,
    row_number() over (partition by lodging_id, package_bit order by total, start_date, nights, stay_number) as place
  from priced
)
select
  priced.lodging_id, priced.package_bit, priced.own as supplement, priced.stay_number, priced.room_number, priced.start_date,
  priced.nights, priced.season, priced.price, priced.public_price
from ranked
join priced on priced.lodging_id = ranked.lodging_id and priced.package_bit = ranked.package_bit
  and priced.sale_id = ranked.sale_id and priced.start_date = ranked.start_date
where ranked.place < 2
order by lodging_id, stay_number, package_bit;
