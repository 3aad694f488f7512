-- The stays of a lodging on two days, with what a package adds for a person.
with {fare}
select stay.stay_number, stay.price, stay.public_price, fare.own as supplement
from stay
join fare on fare.sale_id = stay.sale_id
where stay.lodging_id = :lodging
  and stay.start_date = :begin and stay.end_date = :end and stay.start_date >= :today
order by stay.stay_number
