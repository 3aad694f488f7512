-- The cheapest supplement of each package, from anywhere and from the requested departures.
fare as materialized (
  select
    sale_id, package_bit,
    min(amount) as amount,
    min(case when :origins = '' or (origin <> '' and position(',' || origin || ',' in :origins) > 0) then amount end) as own
  from supplement
  where package_bit & :sold <> 0 and (:nights = 0 or nights = :nights)
  group by sale_id, package_bit
)
