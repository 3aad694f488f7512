-- The packages that are sold for a length of stay, from anywhere and from the requested departures, as bits, and what the party pays
-- for each.
{fare},
reach as materialized (
  select
    sale_id,
    bit_or(package_bit) as sold,
    bit_or(case when own is null then 0 else package_bit end) as own{amounts}
  from fare
  group by sale_id
)
