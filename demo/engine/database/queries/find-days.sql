-- The days on which a stay can begin, as bits of the requested months, and those on which one from the chosen day can end.
with
reach as not materialized (select * from reaches(:sold, :nights, :origins, :party)),
fitting as materialized (
  select lodging_id, chosen
  from candidates(
    :place, :types, :ranking, :distanceCityCentre, :distanceSlopes, :distanceSkiSchool, :distanceShops,
    :every, :pool, :parking, :packages, :released
  )
  where failed < 1
)
select 'start' as list, arrival.month as day, bit_or(arrival.day_bits) as days
from arrival
join fitting on fitting.lodging_id = arrival.lodging_id
join reach on reach.sale_id = arrival.sale_id
where arrival.month >= :from and arrival.month < :until
  and arrival.room_bit & :rooms <> 0
  and arrival.capacity_bit & :capacities <> 0
  and reach.own & fitting.chosen <> 0
group by arrival.month
union all
select 'end', stay.end_date, 0
from stay
join fitting on fitting.lodging_id = stay.lodging_id
join reach on reach.sale_id = stay.sale_id
where stay.start_date = :begin and stay.start_date >= :today
  and stay.room_bit & :rooms <> 0
  and stay.capacity_bit & :capacities <> 0
  and reach.own & fitting.chosen <> 0
group by stay.end_date
order by list, day;
