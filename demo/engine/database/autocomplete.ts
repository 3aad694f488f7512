import type { AutocompleteQuery, Visitor } from "../answers.js";
import type { Places } from "../catalogue/places.js";
import { lodgingEntry, placeEntry, type PlaceItem, suggest, type SuggestionIndex } from "../suggestions/suggest.js";
import { readingsOf } from "../suggestions/spellings.js";
import type { WireAutocomplete } from "../wire/shapes.js";
import type { Database } from "./database.js";
import { statement } from "./statements.js";

interface SuggestionRow {
  readonly kind: PlaceItem["type"] | "lodging";
  readonly id: number;
  readonly name: string;
  readonly weight: number;
  readonly domain_id: number;
  readonly region_id: number;
  readonly country: string;
  readonly page_url: string;
  readonly station_name: string;
}

function indexOf(rows: readonly SuggestionRow[]): SuggestionIndex {
  return {
    places: rows.flatMap(({ kind, id, name, weight, domain_id, region_id, country }) =>
      kind === "lodging" ? [] : [placeEntry({ type: kind, id, name, domainId: domain_id, regionId: region_id, country }, weight)],
    ),
    lodgings: rows.flatMap(({ kind, id, name, weight, page_url, station_name }) =>
      kind === "lodging" ? [lodgingEntry({ liheId: id, name, pageUrl: page_url, stationName: station_name }, weight)] : [],
    ),
  };
}

/** The typed text must begin a word, misspelt or not, but its first letter must be right, with or without an article: the database filters by it. */
export async function suggestions(
  database: Database,
  places: Places,
  query: AutocompleteQuery,
  visitor: Visitor,
): Promise<WireAutocomplete> {
  const [initial = "", otherInitial = initial] = readingsOf(query.text).map((words) => words[0]?.[0] ?? "");
  const rows = await database.query<SuggestionRow>(statement("suggestions", { initial, otherInitial }));
  return suggest(places, indexOf(rows), query, visitor);
}
