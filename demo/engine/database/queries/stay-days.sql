-- The days of a lodging's stays that hold the party, with the lowest total in whole euros.
with
free_stay as materialized (
  select start_date, end_date, sale_id, min(price) as price
  from stay
  where lodging_id = :lodging and start_date >= :today and capacity_bit & :capacities <> 0
  group by start_date, end_date, sale_id
),
fare as materialized (
  select supplement.sale_id, min(supplement.amount) as own
  from (select distinct sale_id from free_stay) as found
  join supplement on supplement.sale_id = found.sale_id
  join lodging on lodging.lodging_id = :lodging
  where lodging.package_bits & supplement.package_bit & :packages <> 0
    and (:origins = '' or (supplement.origin <> '' and position(',' || supplement.origin || ',' in :origins) > 0))
  group by supplement.sale_id
)
select free_stay.start_date, free_stay.end_date, min(free_stay.price + fare.own * :party) as lowest
from free_stay
join fare on fare.sale_id = free_stay.sale_id
group by free_stay.start_date, free_stay.end_date
order by free_stay.start_date, free_stay.end_date;
