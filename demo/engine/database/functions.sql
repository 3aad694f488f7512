-- Functions that several queries share. Each is one select without side effects, so PostgreSQL puts it into a query before it plans
-- it, with the values of the search: conditions that these settle, and the parts that depend on them, cost nothing.

-- Whether something between two prices may cost what is asked; null is no bound.
create function in_budget(lowest integer, highest integer, at_least bigint, at_most bigint) returns boolean
language sql immutable
return (at_most is null or lowest <= at_most) and (at_least is null or highest >= at_least);

-- What the party pays for the cheapest of a set of packages with a stay between two prices; null where none fits the budget.
-- Accommodation only (1) adds nothing, and nothing is cheaper.
create function cheapest_amount(
  chosen integer, lowest integer, highest integer, at_least bigint, at_most bigint,
  amount_1 integer, amount_2 integer, amount_4 integer, amount_8 integer, amount_16 integer,
  amount_32 integer, amount_64 integer, amount_128 integer, amount_256 integer, amount_512 integer
) returns integer
language sql immutable
return case
  when chosen & 1 <> 0 and amount_1 = 0 and in_budget(lowest, highest, at_least, at_most) then 0
  else least(
    case when chosen & 1 <> 0 and in_budget(lowest + amount_1, highest + amount_1, at_least, at_most) then amount_1 end,
    case when chosen & 2 <> 0 and in_budget(lowest + amount_2, highest + amount_2, at_least, at_most) then amount_2 end,
    case when chosen & 4 <> 0 and in_budget(lowest + amount_4, highest + amount_4, at_least, at_most) then amount_4 end,
    case when chosen & 8 <> 0 and in_budget(lowest + amount_8, highest + amount_8, at_least, at_most) then amount_8 end,
    case when chosen & 16 <> 0 and in_budget(lowest + amount_16, highest + amount_16, at_least, at_most) then amount_16 end,
    case when chosen & 32 <> 0 and in_budget(lowest + amount_32, highest + amount_32, at_least, at_most) then amount_32 end,
    case when chosen & 64 <> 0 and in_budget(lowest + amount_64, highest + amount_64, at_least, at_most) then amount_64 end,
    case when chosen & 128 <> 0 and in_budget(lowest + amount_128, highest + amount_128, at_least, at_most) then amount_128 end,
    case when chosen & 256 <> 0 and in_budget(lowest + amount_256, highest + amount_256, at_least, at_most) then amount_256 end,
    case when chosen & 512 <> 0 and in_budget(lowest + amount_512, highest + amount_512, at_least, at_most) then amount_512 end
  )
end;

-- Lodgings that fail nothing of a search, or one group of choices that may be dropped: its bit is in `failed` (see groups.ts).
-- Sets of bits are compared by <, > and <> rather than by =, of which the planner expects one row in two hundred.
create function candidates(
  place integer, types integer, ranking bigint, near_centre bigint, near_slopes bigint, near_ski_school bigint, near_shops bigint,
  every_amenity bigint, any_pool bigint, any_parking bigint, packages integer, released integer
) returns table (
  lodging_id integer, station_id integer, lodging_type integer, package_bits integer, chosen integer, rank integer, failed integer
)
language sql stable
begin atomic
  select
    judged.lodging_id, judged.station_id, judged.lodging_type, judged.package_bits, judged.package_bits & packages, judged.rank,
    judged.failed
  from (
    select
      lodging.lodging_id, lodging.station_id, lodging.lodging_type, lodging.package_bits, lodging.rank,
      (case when place = 0 or place in (station_id, parent_id, domain_id, region_id) then 0 else 2048 end)
        | (case when type_bit & types <> 0 then 0 else 64 end)
        | (case when nearness_bits & ranking = ranking then 0 else 2 end)
        | (case when near_centre = 0 or nearness_bits & near_centre <> 0 then 0 else 4 end)
        | (case when near_slopes = 0 or nearness_bits & near_slopes <> 0 then 0 else 8 end)
        | (case when near_ski_school = 0 or nearness_bits & near_ski_school <> 0 then 0 else 16 end)
        | (case when near_shops = 0 or nearness_bits & near_shops <> 0 then 0 else 32 end) as failed
    from lodging
    where (every_amenity = 0 or amenity_bits & every_amenity >= every_amenity)
      and (any_pool = 0 or amenity_bits & any_pool <> 0)
      and (any_parking = 0 or amenity_bits & any_parking <> 0)
      and (released & 2048 <> 0 or place = 0 or place in (station_id, parent_id, domain_id, region_id))
  ) as judged
  where (case when judged.failed & (judged.failed - 1) = 0 and judged.failed & ~released = 0 then 1 else 0 end) > 0;
end;

-- Lodgings that fail nothing of a search, with the packages to compare: from any departure accommodation only (1) adds nothing to a
-- stay, so that the others of a lodging that has it need not be compared.
create function priced_candidates(
  place integer, types integer, ranking bigint, near_centre bigint, near_slopes bigint, near_ski_school bigint, near_shops bigint,
  every_amenity bigint, any_pool bigint, any_parking bigint, packages integer, departures text
) returns table (lodging_id integer, chosen integer)
language sql stable
begin atomic
  select candidate.lodging_id, case when departures = '' and candidate.chosen & 1 <> 0 then 1 else candidate.chosen end
  from candidates(
    place, types, ranking, near_centre, near_slopes, near_ski_school, near_shops, every_amenity, any_pool, any_parking, packages, 0
  ) as candidate;
end;

-- Stays in candidates, between which prices they lie, and what they and their lodging fail. `source` is where they are read:
-- `on-days` the stays that begin and end on given days (null is any day), `in-season` the cheapest and the dearest of each room,
-- `above-price` the stays of a season that may be the cheapest from a price on: the cheapest of a room, or each of its stays if the cheapest costs less.
create function offers(
  place integer, types integer, ranking bigint, near_centre bigint, near_slopes bigint, near_ski_school bigint, near_shops bigint,
  every_amenity bigint, any_pool bigint, any_parking bigint, packages integer, released integer,
  source text, today date, first_date date, last_date date, sold_in text, at_least bigint, rooms integer, capacities integer
) returns table (
  lodging_id integer, station_id integer, lodging_type integer, package_bits integer, chosen integer, rank integer, failed integer,
  sale_id integer, room_bit integer, capacity_bit integer, lowest integer, highest integer
)
language sql stable
begin atomic
  with candidate as materialized (
    select *
    from candidates(
      place, types, ranking, near_centre, near_slopes, near_ski_school, near_shops, every_amenity, any_pool, any_parking, packages, released
    )
  )
  select
    found.lodging_id, found.station_id, found.lodging_type, found.package_bits, found.chosen, found.rank,
    found.failed
      | (case when found.room_bit & rooms <> 0 then 0 else 1 end)
      | (case when found.capacity_bit & capacities <> 0 then 0 else 512 end),
    found.sale_id, found.room_bit, found.capacity_bit, found.lowest, found.highest
  from (
    select candidate.*, stay.sale_id, stay.room_bit, stay.capacity_bit, stay.price as lowest, stay.price as highest
    from candidate
    join stay on stay.lodging_id = candidate.lodging_id
    where source = 'on-days' and stay.start_date >= today
      and (first_date is null or stay.start_date = first_date) and (last_date is null or stay.end_date = last_date)
    union all
    select candidate.*, room_price.sale_id, room_price.room_bit, room_price.capacity_bit, room_price.lowest, room_price.highest
    from candidate
    join season_stay as room_price on room_price.lodging_id = candidate.lodging_id
    where (source = 'in-season' or source = 'above-price' and room_price.lowest >= at_least)
      and (sold_in = '' or room_price.season = sold_in) and today between room_price.first_day and room_price.last_day
    union all
    select candidate.*, stay.sale_id, room_price.room_bit, room_price.capacity_bit, stay.price, stay.price
    from candidate
    join season_stay as room_price on room_price.lodging_id = candidate.lodging_id
    join stay on stay.lodging_id = room_price.lodging_id and stay.room_number = room_price.room_number and stay.sale_id = room_price.sale_id
    where source = 'above-price' and room_price.lowest < at_least
      and (sold_in = '' or room_price.season = sold_in) and today between room_price.first_day and room_price.last_day
      and stay.start_date >= today
  ) as found;
end;

-- The packages of each sale, as bits, and what the party pays for each: from chosen departures, or with the cheapest for any ('').
create function reaches(sold integer, length_of_stay integer, departures text, party integer)
returns table (
  sale_id integer, own integer,
  amount_1 integer, amount_2 integer, amount_4 integer, amount_8 integer, amount_16 integer,
  amount_32 integer, amount_64 integer, amount_128 integer, amount_256 integer, amount_512 integer
)
language sql stable
begin atomic
  select
    sale.sale_id,
    case when departures = '' then sale.package_bits & sold else departing.package_bits end,
    party * case when departures = '' then sale.amount_1 else departing.amount_1 end,
    party * case when departures = '' then sale.amount_2 else departing.amount_2 end,
    party * case when departures = '' then sale.amount_4 else departing.amount_4 end,
    party * case when departures = '' then sale.amount_8 else departing.amount_8 end,
    party * case when departures = '' then sale.amount_16 else departing.amount_16 end,
    party * case when departures = '' then sale.amount_32 else departing.amount_32 end,
    party * case when departures = '' then sale.amount_64 else departing.amount_64 end,
    party * case when departures = '' then sale.amount_128 else departing.amount_128 end,
    party * case when departures = '' then sale.amount_256 else departing.amount_256 end,
    party * case when departures = '' then sale.amount_512 else departing.amount_512 end
  from sale
  left join (
    select
      supplement.sale_id, bit_or(supplement.package_bit) as package_bits,
      min(case when supplement.package_bit = 1 then amount end) as amount_1,
      min(case when supplement.package_bit = 2 then amount end) as amount_2,
      min(case when supplement.package_bit = 4 then amount end) as amount_4,
      min(case when supplement.package_bit = 8 then amount end) as amount_8,
      min(case when supplement.package_bit = 16 then amount end) as amount_16,
      min(case when supplement.package_bit = 32 then amount end) as amount_32,
      min(case when supplement.package_bit = 64 then amount end) as amount_64,
      min(case when supplement.package_bit = 128 then amount end) as amount_128,
      min(case when supplement.package_bit = 256 then amount end) as amount_256,
      min(case when supplement.package_bit = 512 then amount end) as amount_512
    from supplement
    where departures <> '' and supplement.package_bit & sold <> 0
      and supplement.origin <> '' and position(',' || supplement.origin || ',' in departures) > 0
    group by supplement.sale_id
  ) as departing on departing.sale_id = sale.sale_id
  where (length_of_stay = 0 or sale.nights = length_of_stay) and (departures = '' or departing.sale_id is not null);
end;
