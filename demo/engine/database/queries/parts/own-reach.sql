-- What the party pays for each package that is sold from the requested departures.
{fare},
reach as materialized (
  select sale_id{own-amounts}
  from fare
  where package_bit & :packages <> 0
  group by sale_id
)
