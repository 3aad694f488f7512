-- A set of bits is compared by <, > and <> rather than by =, of which the planner expects one row in two hundred.
-- Lodgings that fail nothing, or one group of choices that may be let go.
candidate as materialized (
  select * from (
    select
      lodging_id, station_id, domain_id, lodging_type, package_bits, package_bits & :packages as chosen, rank,
      (case when :place = 0 or :place in (station_id, parent_id, domain_id, region_id) then 0 else 2048 end)
        | (case when type_bit & :types <> 0 then 0 else 64 end)
        | (case when nearness_bits & :ranking = :ranking then 0 else 2 end)
        | (case when :distanceCityCentre = 0 or nearness_bits & :distanceCityCentre <> 0 then 0 else 4 end)
        | (case when :distanceSlopes = 0 or nearness_bits & :distanceSlopes <> 0 then 0 else 8 end)
        | (case when :distanceSkiSchool = 0 or nearness_bits & :distanceSkiSchool <> 0 then 0 else 16 end)
        | (case when :distanceShops = 0 or nearness_bits & :distanceShops <> 0 then 0 else 32 end) as failed
    from lodging
    where (:every = 0 or amenity_bits & :every >= :every)
      and (:pool = 0 or amenity_bits & :pool <> 0)
      and (:parking = 0 or amenity_bits & :parking <> 0)
      and (:released & 2048 <> 0 or :place = 0 or :place in (station_id, parent_id, domain_id, region_id))
  ) as judged
  where (case when failed & (failed - 1) = 0 and failed & ~:released = 0 then 1 else 0 end) > 0
)
