create index lodging_by_station on lodging (station_id);
create index lodging_by_parent on lodging (parent_id);
create index lodging_by_domain on lodging (domain_id);
create index lodging_by_region on lodging (region_id);
create index stay_by_dates on stay (start_date, end_date) include (lodging_id, sale_id, room_bit, capacity_bit, price);
create index stay_by_end on stay (end_date);
create index stay_of_lodging_by_dates on stay (lodging_id, start_date, end_date);
create index stay_of_room on stay (lodging_id, room_number, sale_id) include (start_date, price);
create index season_stay_by_season on season_stay (season, first_day);
