-- The packages that are sold for a length of stay from the requested departures, as bits, and what the party pays for each.
{fare},
reach as materialized (
  select sale_id, bit_or(package_bit) as own{amounts}
  from fare
  group by sale_id
)
