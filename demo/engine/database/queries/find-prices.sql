-- The lowest price for the party of a stay that begins on each day of the requested months. From any departure accommodation only
-- adds nothing to a stay, so that the other packages of a lodging that has it need not be compared.
with
{own-reach},
{candidate},
fitting as materialized (
  select lodging_id, case when :origins = '' and chosen & {accommodation-bit} <> 0 then {accommodation-bit} else chosen end as chosen
  from candidate
  where failed < 1
),
lowest as materialized (
  select stay.start_date, stay.sale_id, fitting.chosen, min(stay.price) as lowest
  from stay
  join fitting on fitting.lodging_id = stay.lodging_id
  where stay.start_date >= :from and stay.start_date < :until
    and stay.room_bit & :rooms <> 0
    and stay.capacity_bit & :capacities <> 0
  group by stay.start_date, stay.sale_id, fitting.chosen
)
select candidate.start_date as day, ((min(candidate.lowest + {cheapest})) * :rate + :half) / :per as price
from lowest as candidate
join reach on reach.sale_id = candidate.sale_id
group by candidate.start_date
having min(candidate.lowest + {cheapest}) is not null
order by day
