-- What searches read in place of stays: views make it from them, and triggers keep it true when they change.

-- The cube of prices: what a party of each size pays at least for a stay that begins on a day and has a length, and how many lodgings
-- have one, the first value for one person. `packages` are those that a language sells. A place is a station or what stations lie in;
-- 0 is everywhere.
create table lowest_price (
  packages integer not null,
  place_id integer not null,
  start_date date not null,
  nights integer not null,
  totals integer[] not null,
  lodgings integer[] not null,
  primary key (packages, place_id, start_date, nights)
);

-- How often the stock, or what else is read of it, has changed: an answer of the same number is still true.
create table stock_version (version bigint not null);
insert into stock_version values (1);

-- Answers are remembered until then.
create function tell_of_change() returns trigger language plpgsql as $$
begin
  notify stock;
  return null;
end $$;
create trigger tells_of_change after update on stock_version for each statement execute function tell_of_change();

create view arrival_of_stays as
select
  lodging_id, start_date - day_of_month + 1 as month, sale_id, room_bit, capacity_bit, bit_or(1 << (day_of_month - 1)) as day_bits,
  (min(array[price, day_of_month]))[1] as lowest, (min(array[price, day_of_month]))[2] as lowest_day
from (select stay.*, cast(extract(day from start_date) as integer) as day_of_month from stay) as stay
group by lodging_id, start_date - day_of_month, sale_id, room_bit, capacity_bit;

-- A range of prices holds on the days until its last stay begins, from the day after the former range.
create view season_stay_of_stays as
select
  lodging_id, room_number, season, nights, last_day,
  coalesce(lag(last_day) over (partition by lodging_id, room_number, season, nights order by last_day) + 1, date '1970-01-01') as first_day,
  sale_id, room_bit, capacity_bit, lowest, highest
from (
  select
    lodging_id, room_number, season, nights, max(start_date) as last_day,
    min(sale_id) as sale_id, min(room_bit) as room_bit, min(capacity_bit) as capacity_bit, lowest, highest
  from (
    select stay.*, min(price) over from_day as lowest, max(price) over from_day as highest
    from stay
    window from_day as (partition by lodging_id, room_number, season, nights order by start_date desc)
  ) as from_each_day
  group by lodging_id, room_number, season, nights, lowest, highest
) as price_range;

-- A party is taken by rooms of its size or larger, and each of it pays for the cheapest package.
create view station_price as
select
  packages, station_id as place_id, start_date, nights,
  array_agg(total order by party) as totals, array_agg(lodgings order by party) as lodgings
from (
  select packages, station_id, start_date, nights, party, min(total) as total, cast(count(*) as integer) as lodgings
  from (
    select
      sold_packages.packages, lodging.station_id, stay.lodging_id, stay.start_date, stay.nights, party,
      min(stay.price + party * amount) as total
    from lodging
    join stay on stay.lodging_id = lodging.lodging_id
    join sale on sale.sale_id = stay.sale_id
    cross join sold_packages
    cross join lateral (
      select cheapest_amount(
        lodging.package_bits & sold_packages.packages, 0, 0, null, null,
        amount_1, amount_2, amount_4, amount_8, amount_16,
        amount_32, amount_64, amount_128, amount_256, amount_512
      ) as amount
      offset 0
    ) as supplement
    join generate_series(1, 30) as party on 1 << party <= stay.capacity_bit
    where amount is not null
    group by sold_packages.packages, lodging.station_id, stay.lodging_id, stay.start_date, stay.nights, party
  ) as of_lodging
  group by packages, station_id, start_date, nights, party
) as of_party
group by packages, station_id, start_date, nights;

create view place_of_station as
select station_id, domain_id as place_id from station
union all
select station_id, region_id from station
union all
select station_id, parent_id from station where parent_id <> 0
union all
select station_id, 0 from station;

-- The minima and sums of the stations of a place. A lodging is of one station.
create view larger_price as
select
  packages, place_id, start_date, nights,
  array_agg(total order by party) as totals, array_agg(lodgings order by party) as lodgings
from (
  select
    lowest_price.packages, place_of_station.place_id, start_date, nights, party,
    min(total) as total, cast(sum(having_one) as integer) as lodgings
  from place_of_station
  cross join sold_packages
  join lowest_price on lowest_price.packages = sold_packages.packages and lowest_price.place_id = place_of_station.station_id
  cross join unnest(totals, lodgings) with ordinality as of_party(total, having_one, party)
  group by lowest_price.packages, place_of_station.place_id, start_date, nights, party
) as of_party
group by packages, place_id, start_date, nights;

create function fill_prices() returns void language plpgsql set search_path from current as $$
begin
  delete from lowest_price;
  insert into lowest_price select * from station_price;
  insert into lowest_price select * from larger_price;
end $$;

create function refresh_price(station integer, first_day date, length_of_stay integer) returns void
language plpgsql set search_path from current as $$
declare place integer;
begin
  delete from lowest_price
  where packages in (select packages from sold_packages) and place_id = station and start_date = first_day and nights = length_of_stay;
  insert into lowest_price
  select * from station_price where place_id = station and start_date = first_day and nights = length_of_stay;
  for place in select place_id from place_of_station where station_id = station loop
    delete from lowest_price
    where packages in (select packages from sold_packages) and place_id = place and start_date = first_day and nights = length_of_stay;
    insert into lowest_price
    select * from larger_price where place_id = place and start_date = first_day and nights = length_of_stay;
  end loop;
end $$;

create function refresh_lodging(lodging integer) returns void language plpgsql set search_path from current as $$
begin
  delete from arrival where lodging_id = lodging;
  insert into arrival select * from arrival_of_stays where lodging_id = lodging;
  delete from season_stay where lodging_id = lodging;
  insert into season_stay select * from season_stay_of_stays where lodging_id = lodging;
end $$;

-- Changes of stock wait for each other, as all of them change the prices of everywhere; searches wait for none. More than 500
-- prices are made all together.
create function follow_stays() returns trigger language plpgsql set search_path from current as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select * from added'
    when 'DELETE' then 'select * from removed'
    else 'select * from added union all select * from removed'
  end;
  prices text := 'select distinct station_id, start_date, nights from (' || changed || ') as changed join lodging using (lodging_id)';
  one record;
  number integer;
begin
  lock table lowest_price in share row exclusive mode;
  update stock_version set version = version + 1;
  for one in execute 'select distinct lodging_id from (' || changed || ') as changed' loop
    perform refresh_lodging(one.lodging_id);
  end loop;
  execute 'select count(*) from (' || prices || ') as price' into number;
  if number > 500 then
    perform fill_prices();
  else
    for one in execute prices loop
      perform refresh_price(one.station_id, one.start_date, one.nights);
    end loop;
  end if;
  return null;
end $$;

create function follow_truncation() returns trigger language plpgsql set search_path from current as $$
begin
  lock table lowest_price in share row exclusive mode;
  update stock_version set version = version + 1;
  delete from lowest_price;
  delete from arrival;
  delete from season_stay;
  return null;
end $$;

create function follow_packages() returns trigger language plpgsql set search_path from current as $$
begin
  lock table lowest_price in share row exclusive mode;
  update stock_version set version = version + 1;
  perform fill_prices();
  return null;
end $$;

create function count_change() returns trigger language plpgsql set search_path from current as $$
begin
  lock table lowest_price in share row exclusive mode;
  update stock_version set version = version + 1;
  return null;
end $$;

analyze station, lodging, sale, stay;
insert into arrival select * from arrival_of_stays order by lodging_id, month, sale_id, room_bit, capacity_bit;
insert into season_stay select * from season_stay_of_stays order by lodging_id, room_number, season, nights, last_day;
select fill_prices();

create trigger stay_inserted after insert on stay
referencing new table as added for each statement execute function follow_stays();
create trigger stay_deleted after delete on stay
referencing old table as removed for each statement execute function follow_stays();
create trigger stay_updated after update on stay
referencing old table as removed new table as added for each statement execute function follow_stays();
create trigger stay_truncated after truncate on stay for each statement execute function follow_truncation();
create trigger sale_changed after insert or update or delete on sale for each statement execute function follow_packages();
create trigger packages_changed after update of package_bits, station_id on lodging for each statement execute function follow_packages();
create trigger lodging_changed after insert or update or delete on lodging for each statement execute function count_change();
create trigger room_changed after insert or update or delete on room for each statement execute function count_change();
create trigger criterion_changed after insert or update or delete on lodging_criterion for each statement execute function count_change();
create trigger suggestion_changed after insert or update or delete on suggestion for each statement execute function count_change();
create trigger supplement_changed after insert or update or delete on supplement for each statement execute function count_change();
