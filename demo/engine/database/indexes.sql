create index stay_by_dates on stay (start_date, end_date);
create index stay_by_end on stay (end_date);
create index season_stay_by_season on season_stay (season, first_day);
