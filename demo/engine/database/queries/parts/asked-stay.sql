-- The conditions on a stay of a lodging on a page.
stay.start_date >= :today
    and (:begin is null or stay.start_date = :begin)
    and (:end is null or stay.end_date = :end)
    and {of-season}
    and stay.room_bit & :rooms <> 0
    and stay.capacity_bit & :capacities <> 0
