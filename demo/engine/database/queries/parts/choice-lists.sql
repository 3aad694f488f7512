-- What each choice would leave, from what is open (see counts.sql).
select 'criterion' as list, cast(facet.criterion_id as text) as id, count(*) as count
from opening
join lodging_facet as facet on facet.lodging_id = opening.lodging_id and facet.needs & opening.openings <> 0
group by facet.criterion_id
union all
select 'rooms', cast(rooms as text), count(*) from opening group by rooms
union all
select 'lodgingType', cast(lodging_type as text), count(*) from opening where openings & 129 <> 0 group by lodging_type
union all
select 'packages', cast(packages as text), count(*) from opening group by packages
union all
select 'capacities', cast(bit_or(capacities) as text), 0 from opening
union all
select 'origin', departure.origin, sum(reached.lodgings)
from (select domain_id, departing, count(*) as lodgings from opening where departing <> 0 group by domain_id, departing) as reached
join departure on departure.domain_id = reached.domain_id and departure.package_bits & reached.departing <> 0
group by departure.origin
union all
select 'lowest', '', lowest from price_range
union all
select 'highest', '', highest from price_range
