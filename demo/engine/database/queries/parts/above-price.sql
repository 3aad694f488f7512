-- The cheapest stay of a room is the cheapest above a bound as well, where it lies above it; the stays of other rooms are read
-- one by one.
(
  select season_stay.lodging_id, sale_id, room_bit, capacity_bit, lowest, highest
  from candidate
  join season_stay on season_stay.lodging_id = candidate.lodging_id
  where {of-season} and :today between first_day and last_day and lowest >= :least
  union all
  select lodging_id, sale_id, room_bit, capacity_bit, price, price
  from (
    with straddling as materialized (
      select season_stay.lodging_id, room_number, sale_id, room_bit, capacity_bit
      from candidate
      join season_stay on season_stay.lodging_id = candidate.lodging_id
      where {of-season} and :today between first_day and last_day and lowest < :least
    )
    select stay.lodging_id, straddling.sale_id, straddling.room_bit, straddling.capacity_bit, stay.price
    from straddling
    join stay on stay.lodging_id = straddling.lodging_id and stay.room_number = straddling.room_number
      and stay.sale_id = straddling.sale_id
    where stay.start_date >= :today
  ) as single
)
