(
  select lodging_id, sale_id, room_bit, capacity_bit, lowest, highest
  from season_stay
  where {of-season} and :today between first_day and last_day
)
