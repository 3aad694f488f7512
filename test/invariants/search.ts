import { dayText, knownDay } from "../../demo/engine/catalogue/days.js";
import { soldPackages } from "../../demo/engine/catalogue/packages.js";
import type { Random } from "../../demo/engine/catalogue/random.js";
import { type Language, languages } from "../../src/domain/locale.js";
import { criteriaGroups, lodgingTypeOptions } from "../../src/domain/criteria-table.js";
import { expandDistances } from "../../src/domain/distances.js";
import { testDay } from "../../demo/engine/testing/engine.driver.js";

/** A search as the front end makes it. */
export interface Search {
  readonly language: Language;
  readonly engineId: number;
  readonly place: number | null;
  readonly begin: string | null;
  readonly end: string | null;
  readonly party: number;
  /** Accepted room sizes, instead of any size that fits the party. */
  readonly capacity: number | null;
  readonly packages: readonly string[];
  readonly origin: string | null;
  readonly criteria: readonly number[];
  readonly lodgingTypes: readonly number[];
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}

const places = [1, 2, 20, 66, 1001, 1004, 2001, 2003, 3003, 3005];
const departures = ["STP", "LGW", "MAN", "EDI", "ABZ"];
const starts = [
  "2026-12-05",
  "2026-12-19",
  "2027-01-14",
  "2027-01-16",
  "2027-02-06",
  "2027-02-07",
  "2027-03-06",
  "2027-04-03",
  "2027-07-10",
];

/** The ids that a press on each filter sends. */
const options = criteriaGroups.flatMap(({ kind, options: list }) => list.map(({ ids }) => (kind === "radio" ? expandDistances(ids) : ids)));

function some<Item>(random: Random, list: readonly Item[], most: number): Item[] {
  return [...new Set(Array.from({ length: random.int(1, most) }, () => random.pick(list)))];
}

/** A random search; most find something. */
export function randomSearch(random: Random): Search {
  const language = random.pick<Language>([...languages, "en"]);
  const begin = random.chance(0.6) ? random.pick(starts) : null;
  const nights = random.chance(0.8) ? 7 : random.int(2, 5);
  const hasBudget = random.chance(0.35);
  const lowest = random.chance(0.5) ? random.int(300, 1500) : null;
  return {
    language,
    engineId: random.chance(0.9) ? 1 : 110,
    place: random.chance(0.6) ? random.pick(places) : null,
    begin,
    end: begin !== null && random.chance(0.9) ? dayText(knownDay(begin) + nights) : null,
    party: random.int(1, 8),
    capacity: null,
    packages: random.chance(0.6) ? [] : some(random, soldPackages(language), 3),
    origin: language === "en" && random.chance(0.3) ? random.pick(departures) : null,
    criteria: random.chance(0.6) ? [] : some(random, options, 2).flat(),
    lodgingTypes: random.chance(0.8) ? [] : random.pick(lodgingTypeOptions).ids,
    priceMin: hasBudget ? lowest : null,
    priceMax: hasBudget ? (lowest ?? 300) + random.int(100, 2500) : null,
  };
}

/** The type of a place, as find and products name it (see "Places and addresses" in the engine's README). */
const placeTypes = [
  { above: 3000, find: "STATION_MERE", products: (id: number) => ({ parentStation: [id] }) },
  { above: 2000, find: "REGION", products: (id: number) => ({ region: id }) },
  { above: 1000, find: "DOMAINE", products: (id: number) => ({ domaineSki: id }) },
  { above: 0, find: "STATION", products: (id: number) => ({ station: [id] }) },
] as const;
const typeOf = (id: number) => placeTypes.find(({ above }) => id > above) ?? placeTypes[3];

const joined = (list: readonly (string | number)[]): string | undefined => (list.length === 0 ? undefined : list.join("-"));

function present<Value>(entries: Readonly<Record<string, Value | null | undefined>>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, Value] => entry[1] !== null && entry[1] !== undefined),
  );
}

/** The places that find is asked about. */
const askedPlaces = "1-2-20-66-88-3003-1001-2001";

/** What find may be asked beside the search. */
export interface FindOptions {
  readonly nights?: number;
  readonly grid?: boolean;
}

export function findPath(search: Search, { nights, grid = false }: FindOptions = {}): string {
  const { place, begin, end, party, packages, origin, criteria, lodgingTypes } = search;
  const query = present<string>({
    engineId: String(search.engineId),
    current_month: begin?.slice(0, 7) ?? testDay.slice(0, 7),
    numberOfMonths: "9",
    start_date: begin,
    end_date: end,
    nights: nights === undefined ? null : String(nights),
    grid: grid ? "1" : null,
    place: askedPlaces,
    destinationId: place === null ? null : String(place),
    destinationType: place === null ? null : typeOf(place).find,
    participant: joined(Array.from({ length: party }, () => 30)),
    package: joined(packages.map((code) => code.toLowerCase())),
    origin,
    criteria: joined(criteria),
    lodgingType: joined(lodgingTypes),
  });
  return `/se/search/find?${new URLSearchParams(query).toString()}`;
}

const mostPeople = 20;

/** The body of products and counts. */
export function searchBody(search: Search): Record<string, unknown> {
  const { place, begin, end, party, capacity, packages, origin, criteria, lodgingTypes, priceMin, priceMax } = search;
  return present<unknown>({
    engineId: search.engineId,
    beginDate: begin,
    endDate: end,
    ...(place !== null && typeOf(place).products(place)),
    capacity: capacity === null ? Array.from({ length: mostPeople + 1 - party }, (_, index) => party + index) : [capacity],
    packages,
    criteria,
    lodgingType: lodgingTypes,
    priceMin,
    priceMax,
    origins: origin === null ? [] : [origin],
  });
}
