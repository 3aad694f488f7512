(
  select lodging_id, sale_id, room_bit, capacity_bit, price as lowest, price as highest
  from stay
  where {asked-stay}
)
