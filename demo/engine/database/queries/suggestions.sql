-- Names that have a word with this first letter; the slips that may stand in it are weighed afterwards (see match.ts).
select suggestion.kind, suggestion.id, suggestion.name, suggestion.weight, suggestion.domain_id, suggestion.region_id,
  suggestion.country, suggestion.page_url, suggestion.station_name
from suggestion_word
join suggestion on suggestion.kind = suggestion_word.kind and suggestion.id = suggestion_word.id
where suggestion_word.initial = :initial
order by suggestion.kind, suggestion.id
