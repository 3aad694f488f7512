import { dayText } from "../../demo/engine/catalogue/days.js";
import { acceptLanguage, locales } from "../../src/domain/locale.js";
import type { Random } from "../../demo/engine/catalogue/random.js";
import { randomNights, randomSelection, randomText } from "../../demo/engine/database/random-searches.js";
import type { DescribedCall } from "../../scripts/openapi-calls.js";
import type { CallName } from "../../src/api/calls.js";
import { packageCodes } from "../../src/domain/packages.js";
import { environmentPath } from "../../src/domain/defaults.js";
import type { Selection } from "../../demo/engine/answers.js";

/** A request in parts that can be corrupted one by one. */
export interface RandomRequest {
  readonly path: string;
  readonly query: Record<string, string>;
  readonly body: Record<string, unknown> | null;
  /** What the visitor's browser accepts; French when absent. */
  readonly language?: string;
}

const day = (value: number | null): string | undefined => (value === null ? undefined : dayText(value));
const types = { station: "STATION", parentStation: "STATION_MERE", domain: "DOMAINE", region: "REGION" } as const;

function present<Value>(entries: Record<string, Value | undefined>): Record<string, Value> {
  const kept: Record<string, Value> = {};
  for (const [key, value] of Object.entries(entries)) if (value !== undefined) kept[key] = value;
  return kept;
}

const joined = (list: readonly (string | number)[]): string | undefined => (list.length === 0 ? undefined : list.join("-"));

function findQuery(random: Random, { place, begin, end, party, packages, criteria, lodgingTypes }: Selection): Record<string, string> {
  return present({
    engineId: random.chance(0.8) ? "1" : "110",
    numberOfMonths: begin === null ? "6" : "2",
    current_month: begin === null ? "2026-12" : undefined,
    start_date: day(begin),
    end_date: day(end),
    nights: random.chance(0.3) ? String(randomNights(random)) : undefined,
    grid: random.chance(0.3) ? "1" : undefined,
    place: random.chance(0.5) ? "1-2-3003-137000" : undefined,
    destinationId: place ? String(place.id) : undefined,
    destinationType: place ? types[place.type] : undefined,
    participant: joined(Array.from({ length: party }, () => random.int(1, 70))),
    package: joined(packages.map((code) => code.toLowerCase())),
    criteria: joined(criteria),
    lodgingType: joined(lodgingTypes),
  });
}

function productsBody(selection: Selection): Record<string, unknown> {
  const { place, begin, end, capacities, packages, criteria, lodgingTypes, priceMin, priceMax, origins } = selection;
  return present<unknown>({
    engineId: 1,
    beginDate: day(begin),
    endDate: day(end),
    station: place?.type === "station" ? [place.id] : undefined,
    parentStation: place?.type === "parentStation" ? [place.id] : undefined,
    region: place?.type === "region" ? place.id : undefined,
    domaineSki: place?.type === "domain" ? place.id : undefined,
    capacity: capacities ?? undefined,
    packages,
    criteria,
    lodgingType: lodgingTypes,
    priceMin: priceMin !== null && priceMax !== null && priceMin > priceMax ? undefined : (priceMin ?? undefined),
    priceMax: priceMax ?? undefined,
    origins,
  });
}

/** Requests as the front end makes them, by the call's id in openapi.json. */
export const validRequests: Readonly<Record<CallName, (random: Random) => RandomRequest>> = {
  find: (random) => ({ path: "/se/search/find", query: findQuery(random, randomSelection(random)), body: null }),
  autocomplete: (random) => ({
    path: "/se/search/find/autocomplete",
    query: { engineId: "1", numberOfMonths: "6", text_search: randomText(random) },
    body: null,
  }),
  products: (random) => ({
    path: "/se/search/product",
    query: present({
      size: "20",
      start: random.chance(0.8) ? "0" : String(random.int(0, 50)),
      agg: random.chance(0.7) ? "lihePack" : undefined,
      sort: random.chance(0.3) ? "price" : undefined,
      orderBy: random.chance(0.2) ? "desc" : undefined,
    }),
    body: productsBody(randomSelection(random)),
  }),
  counts: (random) => ({
    path: "/se/search/count",
    query: present({ agg: random.chance(0.7) ? "lihe" : undefined }),
    body: {
      ...productsBody(randomSelection(random)),
      expectedReturn: { criteria: true, fields: ["lodgingType", "packages", "capacity", "price", "origin"], counterBy: "liheId" },
    },
  }),
  prices: (random) => ({
    path: "/wiyp/price/0a1b2c3d",
    query: {
      startDate: "2027-02-06",
      endDate: "2027-02-13",
      prestIds: [1, 2, 3].map(() => random.int(1, 970_000)).join("-"),
      familyComposition: "40-38-12",
      liheId: String(random.int(10_001, 11_000)),
      packCode: random.pick(packageCodes),
      acceptLanguage: "fr_FR",
      site: "http://engine.test",
    },
    body: null,
  }),
  catalog: (random) => ({ path: `/catalog/lihe/${random.int(10_001, 11_000)}`, query: {}, body: null }),
  environment: (random) => ({
    path: environmentPath,
    query: present({ company: random.chance(0.5) ? "cgos" : undefined }),
    body: null,
    language: random.pick(locales.map(acceptLanguage)),
  }),
  company: (random) => ({ path: "/company", query: { companyName: random.pick(["altitude", "cgos", "valmont"]) }, body: null }),
};

const hostileTexts = [
  "",
  " ",
  "'; drop table stay; --",
  "1 or 1=1",
  "\u0000",
  "%00",
  "\ud800",
  "../../etc/passwd",
  "9".repeat(15),
  "9".repeat(400),
  "-1",
  "1e308",
  "NaN",
  "2027-02-30",
  "0000-00-00",
  "<script>",
  "{}",
  "é".repeat(90),
  "1-".repeat(500),
  "toString",
  "__proto__",
];
/** Values that no call expects, of every type. */
export const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  [],
  {},
  [null],
  [[1]],
  [-1],
  [2 ** 40],
  ["1"],
  [1.5],
  Array.from({ length: 300 }, (_, index) => index),
  { toString: 1 },
];

/** The request with one part made hostile, added or removed. */
export function spoilt(random: Random, { inPath }: Pick<DescribedCall, "inPath">, request: RandomRequest): RandomRequest {
  const { path, query, body } = request;
  const keys = Object.keys(query);
  if (body && (keys.length === 0 || random.chance(0.75))) {
    const key = random.pick([
      ...Object.keys(body),
      "region",
      "packages",
      "priceMax",
      "beginDate",
      "capacity",
      "expectedReturn",
      "__proto__x",
    ]);
    const rest = { ...body };
    delete rest[key];
    return { path, query, body: random.chance(0.12) ? rest : { ...rest, [key]: random.pick(hostileValues) } };
  }
  if (keys.length === 0 && Object.keys(inPath).length > 0)
    return {
      path: `${path.slice(0, path.lastIndexOf("/"))}/${encodeURIComponent(random.pick(hostileTexts.filter((text) => text !== "\ud800")))}`,
      query,
      body,
    };
  if (keys.length === 0) return { ...request, language: random.pick(hostileTexts.filter((text) => /^[ -~]*$/.test(text))) };
  const key = random.pick(keys);
  const rest = { ...query };
  delete rest[key];
  return { ...request, query: random.chance(0.12) ? rest : { ...rest, [key]: random.pick(hostileTexts) }, body };
}
