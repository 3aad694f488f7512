-- The stays of a lodging on two days, with what a package adds for a person.
select stay.stay_number, stay.price, stay.public_price, stay.season, min(supplement.amount) as supplement
from stay
join supplement on supplement.sale_id = stay.sale_id
where stay.lodging_id = :lodging
  and stay.start_date = :begin and stay.end_date = :end and stay.start_date >= :today
  and supplement.package_bit & :sold <> 0
  and (:origins = '' or (supplement.origin <> '' and position(',' || supplement.origin || ',' in :origins) > 0))
group by stay.stay_number, stay.price, stay.public_price, stay.season
order by stay.stay_number;
