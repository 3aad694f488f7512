-- The days on which a stay can begin, in the months asked, and those on which one from the chosen day can end.
with
{reach},
{candidate},
open_stay as (
  select distinct stay.start_date, case when stay.start_date = :begin then stay.end_date end as end_date
  from candidate
  join stay on stay.lodging_id = candidate.lodging_id
  join reach on reach.sale_id = stay.sale_id
  where candidate.failed < 1
    and stay.start_date >= :today
    and ((stay.start_date >= :from and stay.start_date < :until) or stay.start_date = :begin)
    and stay.room_bit & :rooms <> 0
    and stay.capacity_bit & :capacities <> 0
    and reach.own & candidate.package_bits & :packages <> 0
)
select distinct 'start' as list, start_date as day from open_stay where start_date >= :from and start_date < :until
union all
select distinct 'end', end_date from open_stay where end_date is not null
order by list, day
