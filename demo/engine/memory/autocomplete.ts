import type { AutocompleteQuery, Visitor } from "../answers.js";
import type { Catalogue } from "../catalogue/catalogue.js";
import type { PlaceType } from "../../../src/domain/places.js";
import type { Domain, NamedPlace, Places, Station } from "../catalogue/places.js";
import type { WireAutocomplete, WireSuggestedPlace } from "../wire/shapes.js";
import { countryName, regionName } from "../wire/words.js";
import { foldWords, matchScore, withoutSlips } from "./match.js";
import { pageUrlFor } from "../wire/page-url.js";

const mostPlaces = 8;
const mostAccommodations = 5;

export interface Entry<Item> {
  readonly item: Item;
  readonly words: readonly string[];
  readonly name: string;
  /** Of equal matches the weightier comes first, then the smaller id. */
  readonly weight: number;
  readonly id: number;
}
export interface PlaceItem {
  readonly type: PlaceType;
  readonly id: number;
  readonly name: string;
  readonly domainId: number | null;
  readonly regionId: number | null;
  readonly country: string;
}

export interface LodgingItem {
  readonly liheId: number;
  readonly name: string;
  readonly pageUrl: string;
  readonly stationName: string;
}

/** Everything that can be suggested, folded once: every place, and the lodgings that have a page to go to. */
export interface SuggestionIndex {
  readonly places: readonly Entry<PlaceItem>[];
  readonly lodgings: readonly Entry<LodgingItem>[];
}

export const entry = <Item>(item: Item, id: number, name: string, weight: number): Entry<Item> => ({
  item,
  id,
  name,
  weight,
  words: foldWords(name),
});

/** A group of stations is as heavy as its stations together, and lies where the first of them lies. */
function groupEntry(type: PlaceType, { id, name }: NamedPlace | Domain, stations: readonly Station[]): Entry<PlaceItem>[] {
  const first = stations[0];
  if (!first) return [];
  const weight = stations.reduce((sum, station) => sum + station.weight, 0);
  return [entry({ type, id, name, domainId: first.domainId, regionId: first.regionId, country: first.country }, id, name, weight)];
}

export function indexSuggestions({ places, lodgings }: Catalogue): SuggestionIndex {
  const of = (key: "parentId" | "domainId" | "regionId", id: number): readonly Station[] =>
    places.stations.filter((station) => station[key] === id);
  return {
    places: [
      ...places.stations.flatMap((station) => groupEntry("station", station, [station])),
      ...places.parents.flatMap((parent) => groupEntry("parentStation", parent, of("parentId", parent.id))),
      ...places.domains.flatMap((domain) => groupEntry("domain", domain, of("domainId", domain.id))),
      ...places.regions.flatMap((region) => groupEntry("region", region, of("regionId", region.id))),
    ],
    lodgings: lodgings
      .filter(({ pageUrl }) => pageUrl !== "")
      .map(({ liheId, name, pageUrl, station, rank }) => entry({ liheId, name, pageUrl, stationName: station.name }, liheId, name, -rank)),
  };
}

interface Match<Item> extends Entry<Item> {
  readonly score: number;
}

function matches<Item>(entries: readonly Entry<Item>[], typed: readonly string[]): Match<Item>[] {
  return entries.map((candidate) => ({ ...candidate, score: matchScore(candidate.words, typed) })).filter(({ score }) => score > 0);
}

/** Names that need a slip forgiven are for when nothing was found without. */
function best<Item>(found: readonly Match<Item>[], leastScore: number, most: number): readonly Match<Item>[] {
  return found
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score || b.weight - a.weight || a.id - b.id)
    .slice(0, most);
}

function wirePlace(item: PlaceItem, places: Places, visitor: Visitor): WireSuggestedPlace {
  const nameIn = (list: readonly NamedPlace[], id: number | null): string => list.find((place) => place.id === id)?.name ?? "";
  const region = item.type === "region" ? "" : regionName(nameIn(places.regions, item.regionId), visitor.language);
  return {
    placeId: item.id,
    name: item.type === "region" ? regionName(item.name, visitor.language) : item.name,
    type: item.type,
    domainName: item.type === "domain" || item.type === "region" ? "" : nameIn(places.domains, item.domainId),
    regionName: region,
    countryName: countryName(item.country, visitor.language),
  };
}

/** Places and lodgings whose names begin like what was typed, best first; small slips of the finger are forgiven. */
export function suggest(known: Places, index: SuggestionIndex, query: AutocompleteQuery, visitor: Visitor): WireAutocomplete {
  const typed = foldWords(query.text);
  const places = matches(index.places, typed);
  const lodgings = matches(index.lodgings, typed);
  const least = [...places, ...lodgings].some(({ score }) => score >= withoutSlips) ? withoutSlips : 0;
  return {
    places: best(places, least, mostPlaces).map(({ item }) => wirePlace(item, known, visitor)),
    productResult: {
      accommodations: best(lodgings, least, mostAccommodations).map(({ item }) => ({
        liheId: item.liheId,
        liheName: item.name,
        productPageUrl: pageUrlFor(visitor, item.pageUrl),
        stationName: item.stationName,
      })),
    },
  };
}
