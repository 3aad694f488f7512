import type { AutocompleteQuery, Visitor } from "../answers.js";
import type { Catalogue } from "../catalogue/catalogue.js";
import { languages } from "../../../src/domain/locale.js";
import type { Language } from "../../../src/domain/locale.js";
import type { PlaceType } from "../../../src/domain/places.js";
import type { Domain, NamedPlace, Places, Station } from "../catalogue/places.js";
import type { WireAutocomplete, WireSuggestedPlace } from "../wire/shapes.js";
import { countryName, regionName } from "../catalogue/place-words.js";
import { pageUrlFor } from "../wire/page-url.js";
import { matchScore, withoutSlips } from "./match.js";
import { readingsOf, spellingsOf } from "./spellings.js";

const mostPlaces = 8;
const mostAccommodations = 5;

interface Entry<Item> {
  readonly item: Item;
  readonly name: string;
  /** Every way its names are written. */
  readonly spellings: readonly (readonly string[])[];
  /** Every way the names of the country are written, for places that are also found by their country. */
  readonly countries: readonly (readonly string[])[];
  /** Of equal matches a resort comes before the area around it, the weightier before the lighter, then the smaller id. */
  readonly isResort: boolean;
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

interface LodgingItem {
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

/** A lodging, folded. */
export const lodgingEntry = (item: LodgingItem, weight: number): Entry<LodgingItem> => ({
  item,
  id: item.liheId,
  name: item.name,
  weight,
  isResort: false,
  spellings: spellingsOf(item.name),
  countries: [],
});

/** A place, folded. A region goes by its names in all languages, and the name of its country finds it. */
export function placeEntry(item: PlaceItem, weight: number): Entry<PlaceItem> {
  const inEach = (name: (language: Language) => string) => [...new Set(languages.map(name))].flatMap(spellingsOf);
  const { id, name } = item;
  const isResort = item.type === "station" || item.type === "parentStation";
  const entry = { item, id, name, weight, isResort };
  if (item.type !== "region") return { ...entry, spellings: spellingsOf(name), countries: [] };
  return {
    ...entry,
    spellings: inEach((language) => regionName(name, language)),
    countries: inEach((language) => countryName(item.country, language)),
  };
}

/** A group of stations is as heavy as its stations together, and lies where the first of them lies. */
function groupEntry(type: PlaceType, { id, name }: NamedPlace | Domain, stations: readonly Station[]): Entry<PlaceItem>[] {
  const first = stations[0];
  if (!first) return [];
  const weight = stations.reduce((sum, station) => sum + station.weight, 0);
  return [placeEntry({ type, id, name, domainId: first.domainId, regionId: first.regionId, country: first.country }, weight)];
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
      .map(({ liheId, name, pageUrl, station, rank }) => lodgingEntry({ liheId, name, pageUrl, stationName: station.name }, -rank)),
  };
}

interface Match<Item> extends Entry<Item> {
  readonly score: number;
}

/** A country finds its regions, after whatever has such a name itself. */
const byCountry = withoutSlips - 0.01;

type Words = readonly (readonly string[])[];
const bestScore = (spellings: Words, typed: Words): number =>
  spellings.reduce((best, words) => typed.reduce((most, one) => Math.max(most, matchScore(words, one)), best), 0);

function matches<Item>(entries: readonly Entry<Item>[], typed: Words): Match<Item>[] {
  return entries
    .map((candidate) => {
      const score = Math.max(bestScore(candidate.spellings, typed), Math.min(byCountry, bestScore(candidate.countries, typed)));
      return { ...candidate, score };
    })
    .filter(({ score }) => score > 0);
}

/** Names with a slip are used only if nothing was found without one. */
function best<Item>(found: readonly Match<Item>[], leastScore: number, most: number): readonly Match<Item>[] {
  return found
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score || Number(b.isResort) - Number(a.isResort) || b.weight - a.weight || a.id - b.id)
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
  const typed = readingsOf(query.text);
  const places = matches(index.places, typed);
  const lodgings = matches(index.lodgings, typed);
  const least = [...places, ...lodgings].some(({ score }) => score >= byCountry) ? byCountry : 0;
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
