-- The packages that are sold for a length of stay, from anywhere and from the departures asked, as bits.
reach as materialized (
  select
    sale_id,
    bit_or(package_bit) as sold,
    bit_or(case when :origins = '' or (origin <> '' and position(',' || origin || ',' in :origins) > 0) then package_bit else 0 end) as own
  from supplement
  where package_bit & :sold <> 0
  group by sale_id
)
