-- The cheapest supplement of each package from the requested departures.
fare as materialized (
  select sale_id, package_bit, min(amount) as own
  from supplement
  where package_bit & :sold <> 0 and (:nights = 0 or nights = :nights)
    and (:origins = '' or (origin <> '' and position(',' || origin || ',' in :origins) > 0))
  group by sale_id, package_bit
)
