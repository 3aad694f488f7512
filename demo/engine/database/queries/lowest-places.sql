-- The lowest price for the party in each station, of a stay of one start day and length, and how many lodgings have one, from the cube of
-- prices: with the packages that a language sells, and no other condition.
select
  station_id as station, start_date as day, nights,
  (totals[:party] * :rate + :half) / :per as price,
  lodgings[:party] as count
from station
join lowest_price on lowest_price.place_id = station_id
where packages = :packages and :place in (0, station_id, parent_id, domain_id, region_id)
  and start_date >= :from and start_date < :until
  and (:end is null or start_date + nights = :end)
  and (:nights = 0 or nights = :nights)
  and totals[:party] is not null
order by station;
