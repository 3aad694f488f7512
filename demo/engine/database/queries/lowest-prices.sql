-- The lowest price for the party of a stay that begins on each day of the requested months, by its nights (of :nights alone, or with 0 of
-- any), and how many lodgings have one, from the cube of prices: with the packages that a language sells, and no other condition.
select
  start_date as day, nights,
  (totals[:party] * :rate + :half) / :per as price,
  lodgings[:party] as count
from lowest_price
where packages = :packages and place_id = :place
  and start_date >= :from and start_date < :until
  and (:nights = 0 or nights = :nights)
  and totals[:party] is not null
order by day, nights;
