-- The stays that lodgings show. Without exact dates a package shows the dates on which it is cheapest, the first of them,
-- with every room that is free then.
with
candidate as materialized (select lodging_id, package_bits & :packages as chosen from lodging where lodging_id in (:lodgings)),
asked as materialized (
  select source.lodging_id, source.sale_id, source.lowest, candidate.chosen
  from candidate
  join {source} as source on source.lodging_id = candidate.lodging_id
  where source.room_bit & :rooms <> 0
    and source.capacity_bit & :capacities <> 0
),
fare as materialized (
  select supplement.sale_id, supplement.package_bit, min(supplement.amount) as own
  from (select distinct sale_id from asked) as found
  join supplement on supplement.sale_id = found.sale_id
  where supplement.package_bit & :packages <> 0
    and (:origins = '' or (supplement.origin <> '' and position(',' || supplement.origin || ',' in :origins) > 0))
  group by supplement.sale_id, supplement.package_bit
),
offer as materialized (
  select
    asked.lodging_id, asked.sale_id, fare.package_bit, fare.own,
    (min(asked.lowest + fare.own * :party) * :rate + :half) / :per as total
  from asked
  join fare on fare.sale_id = asked.sale_id
  where fare.package_bit & asked.chosen <> 0 and asked.lowest + fare.own * :party between :least and :most
  group by asked.lodging_id, asked.sale_id, fare.package_bit, fare.own
),
compared as (
  select lodging_id, sale_id, package_bit, own, total, min(total) over (partition by lodging_id, package_bit) as cheapest from offer
),
winner as materialized (select lodging_id, sale_id, package_bit, own, total from compared where total = cheapest),
best as materialized (
  select
    winner.lodging_id, winner.sale_id, winner.package_bit, winner.own, stay.start_date,
    row_number() over (
      partition by winner.lodging_id, winner.package_bit order by stay.start_date, stay.nights, stay.stay_number
    ) as place
  from winner
  join stay on stay.lodging_id = winner.lodging_id and stay.sale_id = winner.sale_id
  where {asked-stay}
    and ((stay.price + winner.own * :party) * :rate + :half) / :per = winner.total
    and stay.price + winner.own * :party between :least and :most
)
select
  stay.lodging_id, best.package_bit, best.own as supplement, stay.stay_number, stay.room_number, stay.start_date, stay.nights,
  stay.season, stay.price, stay.public_price
from best
join stay on stay.lodging_id = best.lodging_id and stay.sale_id = best.sale_id and stay.start_date = best.start_date
where {asked-stay}
  and best.place < 2
  and stay.price + best.own * :party between :least and :most
order by lodging_id, stay_number, package_bit
