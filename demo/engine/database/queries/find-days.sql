-- The days on which a stay of the requested nights (0 is any) can begin, as bits of the requested months, and those on which a stay
-- of any length from the chosen day can end.
with
fitting as materialized (
  select lodging_id, chosen
  from candidates(
    :place, :types, :ranking, :distanceCityCentre, :distanceSlopes, :distanceSkiSchool, :distanceShops,
    :every, :pool, :parking, :packages, 0
  )
)
select 'start' as list, arrival.month as day, bit_or(arrival.day_bits) as days
from arrival
join fitting on fitting.lodging_id = arrival.lodging_id
join reaches(:sold, :nights, :origins, :party) as reach on reach.sale_id = arrival.sale_id
where arrival.month >= :from and arrival.month < :until
  and arrival.room_bit & :rooms <> 0
  and arrival.capacity_bit & :capacities <> 0
  and reach.own & fitting.chosen <> 0
group by arrival.month
union all
select 'end', stay.end_date, 0
from stay
join fitting on fitting.lodging_id = stay.lodging_id
join reaches(:sold, 0, :origins, :party) as reach on reach.sale_id = stay.sale_id
where stay.start_date = :begin and stay.start_date >= :today
  and stay.room_bit & :rooms <> 0
  and stay.capacity_bit & :capacities <> 0
  and reach.own & fitting.chosen <> 0
group by stay.end_date
order by list, day;
