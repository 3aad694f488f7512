-- The names of places that are not stations, with the other data of a ski domain.
select 'parent' as kind, parent_id as id, name, 0 as slopes_km, 0 as region_id, '' as country from parent_station
union all
select 'region', region_id, name, 0, 0, '' from region
union all
select 'domain', domain_id, name, slopes_km, region_id, country from domain
order by kind, id;
