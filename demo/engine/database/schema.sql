-- The catalogue as tables, in the SQL of PostgreSQL 15.
-- Keys of rows that belong to a lodging start with its id. Money is whole euros.
-- The sales of a ski domain in a season for a number of nights have an id of their own, `sale_id`: packages are joined by it.
-- Packages, capacities, rooms and lodging types are also kept as bits (see bits.ts), so that a set is one comparison.

create table region (region_id integer primary key, name text not null);

create table parent_station (parent_id integer primary key, name text not null);

create table domain (
  domain_id integer primary key,
  name text not null,
  slopes_km integer not null,
  region_id integer not null,
  country text not null
);

create table station (
  station_id integer primary key,
  name text not null,
  domain_id integer not null,
  region_id integer not null,
  parent_id integer not null, -- 0 without one
  country text not null,
  altitude integer not null,
  weight double precision not null
);

create table lodging (
  lodging_id integer primary key,
  station_id integer not null,
  parent_id integer not null, -- 0 without one
  domain_id integer not null,
  region_id integer not null,
  name text not null,
  page_url text not null,
  lodging_type integer not null,
  type_bit integer not null,
  rating integer not null,
  reviews integer not null,
  package_bits integer not null,
  live_bits integer not null,
  nearness_bits bigint not null, -- stars and distances
  amenity_bits bigint not null,
  cancellation_days integer,
  deposit_percent integer not null,
  rank integer not null unique,
  building integer not null,
  cover text not null,
  theme text not null,
  summer integer not null
);

create table lodging_criterion (
  lodging_id integer not null,
  criterion_id integer not null,
  primary key (lodging_id, criterion_id)
);

create table room (
  lodging_id integer not null,
  room_number integer not null,
  kind text not null,
  rooms integer not null,
  capacity integer not null,
  surface integer not null,
  extra text not null, -- empty for a plain one
  primary key (lodging_id, room_number)
);

-- One room, free for one period.
create table stay (
  lodging_id integer not null,
  stay_number integer not null,
  room_number integer not null,
  start_date date not null,
  end_date date not null,
  nights integer not null,
  season text not null,
  sale_id integer not null,
  room_bit integer not null,
  capacity_bit integer not null,
  price integer not null,
  public_price integer not null, -- 0 without a reduction
  primary key (lodging_id, stay_number)
);

-- On which days of a month one can arrive, for a number of nights, in a room of a size: `day_bits`, the first of the month lowest; and
-- the lowest price of a stay that begins on one of them, with the first such day of the month.
create table arrival (
  lodging_id integer not null,
  month date not null, -- its first day
  sale_id integer not null,
  room_bit integer not null,
  capacity_bit integer not null,
  day_bits integer not null,
  lowest integer not null,
  lowest_day integer not null,
  primary key (lodging_id, month, sale_id, room_bit, capacity_bit)
);

-- The cheapest and the dearest stay of a room by season and nights, for every day on which a search may be made:
-- a row holds for the days from first_day to last_day.
create table season_stay (
  lodging_id integer not null,
  room_number integer not null,
  season text not null,
  nights integer not null,
  last_day date not null,
  first_day date not null,
  sale_id integer not null,
  room_bit integer not null,
  capacity_bit integer not null,
  lowest integer not null,
  highest integer not null,
  primary key (lodging_id, room_number, season, nights, last_day)
);

-- What is sold under a sale_id: its packages, and what each adds for a person with the cheapest departure; null where it is not sold.
create table sale (
  sale_id integer primary key,
  nights integer not null,
  package_bits integer not null,
  amount_1 integer,
  amount_2 integer,
  amount_4 integer,
  amount_8 integer,
  amount_16 integer,
  amount_32 integer,
  amount_64 integer,
  amount_128 integer,
  amount_256 integer,
  amount_512 integer
);

-- The packages that languages sell, as bits: what a search without a choice of packages asks for.
create table sold_packages (packages integer primary key);

-- What a package adds for a person. Accommodation only adds nothing.
create table supplement (
  sale_id integer not null,
  nights integer not null,
  package_bit integer not null,
  origin text not null, -- empty without transport, or with a departure of the traveller's choice
  origin_bit integer not null, -- 0 then
  amount integer not null,
  primary key (sale_id, package_bit, origin)
);

-- Whatever can be suggested, by the first letters of its words.
create table suggestion_word (
  initial text not null,
  kind text not null, -- a type of place, or "lodging"
  id integer not null,
  primary key (initial, kind, id)
);

create table suggestion (
  kind text not null,
  id integer not null,
  name text not null,
  weight double precision not null,
  domain_id integer not null,
  region_id integer not null,
  country text not null,
  page_url text not null,
  station_name text not null,
  primary key (kind, id)
);
