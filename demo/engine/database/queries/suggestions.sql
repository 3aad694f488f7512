-- Names that have a word with one of these first letters; misspellings in it are ranked afterwards (see suggestions/match.ts).
select distinct suggestion.kind, suggestion.id, suggestion.name, suggestion.weight, suggestion.domain_id, suggestion.region_id,
  suggestion.country, suggestion.page_url, suggestion.station_name
from suggestion_word
join suggestion on suggestion.kind = suggestion_word.kind and suggestion.id = suggestion_word.id
where suggestion_word.initial in (:initial, :otherInitial)
order by suggestion.kind, suggestion.id;
