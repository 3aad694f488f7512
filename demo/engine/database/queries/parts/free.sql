-- Stays in candidates, with what they fail besides; the lodging's own failing is in it.
free as (
  select
    candidate.lodging_id, candidate.lodging_type, candidate.package_bits,
    source.sale_id, source.room_bit, source.capacity_bit, source.lowest, source.highest,
    candidate.failed
      | (case when source.room_bit & :rooms <> 0 then 0 else 1 end)
      | (case when source.capacity_bit & :capacities <> 0 then 0 else 512 end) as failed
  from candidate
  join {source} as source on source.lodging_id = candidate.lodging_id
)
