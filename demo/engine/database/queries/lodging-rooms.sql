select lodging_id, room_number, kind, rooms, capacity, surface, extra
from room
where lodging_id in (:lodgings)
order by lodging_id, room_number;
