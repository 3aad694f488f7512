-- What the party pays for each requested package that is sold from the requested departures.
{fare},
reach as materialized (
  select sale_id{amounts}
  from fare
  where package_bit & :packages <> 0
  group by sale_id
)
