-- The packages that are sold for a length of stay, as bits, and what the party pays for each: any departure will do.
reach as not materialized (
  select sale_id, package_bits & :sold as own{amounts}
  from sale
  where :nights = 0 or nights = :nights
)
