select station_id, name, domain_id, region_id, parent_id, country, altitude, weight from station order by station_id;
