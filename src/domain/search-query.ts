import type { Budget } from "./budget.js";
import { sortedIds } from "./sorted-ids.js";
import { encodeValue, hashPairs, hashParts, listIds, listItems, toAmount, toId } from "./hash-pairs.js";
import type { HashPair } from "./hash-pairs.js";
import { readOrigin } from "./origins.js";
import { isPackageCode } from "./packages.js";
import type { PackageCode } from "./packages.js";
import { adultAge, normaliseAges } from "./participants.js";
import { placeTypes, somewhere } from "./places.js";
import type { PlaceType } from "./places.js";
import { sortFromParameters, sortParameters } from "./sort.js";
import type { SortOrder } from "./sort.js";
import { parseDay, wholeRange } from "./stay-dates.js";
import type { StayDates } from "./stay-dates.js";
import { times } from "../calendar/times.js";

/** The choices that travel in the address. The page of the list does not. */
export interface QueryChoices {
  readonly engineId: number | null;
  readonly stayDates: StayDates;
  /** As `normaliseAges` makes them. */
  readonly ages: readonly number[] | null;
  readonly packages: readonly PackageCode[];
  readonly criteria: readonly number[];
  readonly place: { readonly id: number; readonly type: PlaceType } | null;
  readonly budget: Budget;
  readonly sort: SortOrder;
  readonly lodgingTypes: readonly number[];
  readonly origin: string | null;
  /** Names of image files, `desktop/mobile`. */
  readonly banner: string | null;
}

/** The content of a hash, and which of its choices were understood. */
export interface ReadChoices extends QueryChoices {
  readonly present: ReadonlySet<keyof QueryChoices>;
}

/** The place types with the keys their ids travel under; only the first of each is written. */
const placeKeys: Readonly<Record<PlaceType, readonly [string, ...string[]]>> = {
  parentStation: ["parentStation[]"],
  station: ["station[]"],
  domain: ["domaineSki", "domain"],
  region: ["region"],
};

type Values = (key: string) => string[];
type Place = QueryChoices["place"];

const pairShape = /^[a-z_][\w.-]*(?:\[\w*\]|%5b\w*%5d)?=/i;
const routeShape = /^!?\/[^=]/;

/**
 * Whether a hash may be the search's: empty, made of `key=value` pairs, or with one of our keys beside whatever else. Any other
 * (`#section`, `#/route`) is the page's own, neither read nor written.
 */
export function isSearchHash(hash: string): boolean {
  const parts = hashParts(hash);
  if (routeShape.test(parts[0] ?? "")) return false;
  return parts.every((part) => pairShape.test(part)) || searchPairs(hash).some((pair) => isOurs(pair) && pair.value !== "");
}

function readDates(values: Values): StayDates {
  return wholeRange({ start: firstOf(values("beginDate"), parseDay), end: firstOf(values("endDate"), parseDay) });
}

/** Ages joined by `-`; one number alone is a count of adults up to 17, from 18 the age of one adult. */
function readAges(values: readonly string[]): number[] | null {
  const numbers = listItems(values.slice(0, 1)).filter((item) => /^\d{1,3}$/.test(item));
  const [first, ...others] = numbers.map(Number);
  if (first === undefined) return null;
  if (others.length > 0 || first >= adultAge) return normaliseAges([first, ...others]);
  return first > 0 ? times(first, () => adultAge) : null;
}

function readPackages(values: readonly string[]): PackageCode[] {
  const codes = listItems(values).map((code) => code.toUpperCase());
  return [...new Set(codes.filter(isPackageCode))];
}

/** The place of the given type where its own parameter is present, else of the first type whose parameter is. */
function readPlace(values: Values): Place {
  const [given] = values("placeType");
  const types = [...placeTypes].sort((left, right) => Number(right === given) - Number(left === given));
  for (const type of types) {
    const [id] = listIds(placeKeys[type].flatMap(values));
    if (id !== undefined) return { id, type };
  }
  return null;
}

/** Bounds above 0; two that leave nothing between them are none. */
function wholeBudget({ min, max }: Budget): Budget {
  const bounds = { min: min || null, max: max || null };
  const isEmpty = bounds.min !== null && bounds.max !== null && bounds.min > bounds.max;
  return isEmpty ? { min: null, max: null } : bounds;
}

function firstOf<Value>([text]: readonly string[], parse: (text: string) => Value | null): Value | null {
  return text === undefined ? null : parse(text);
}

/**
 * The pairs of a hash. Mailing tools append a query to the whole address, so it stands behind the last value:
 * `endDate=2027-02-13?utm_source=x` is two pairs.
 */
function searchPairs(hash: string): HashPair[] {
  return hashPairs(hash).flatMap((pair) => {
    const query = pair.key === "banner" || !isOurs(pair) ? -1 : pair.verbatim.indexOf("?");
    return query < 0 ? [pair] : hashPairs(`${pair.verbatim.slice(0, query)}&${pair.verbatim.slice(query + 1)}`);
  });
}

function valuesOf(pairs: readonly HashPair[]): Values {
  return (key) => pairs.filter((pair) => pair.key === key && pair.value !== "").map(({ value }) => value);
}

/**
 * The choices in a hash, with or without its `#`. Accepts any text: an invalid value is dropped,
 * half a date range too, and the id of everywhere is not a place.
 */
export function readQuery(hash: string): ReadChoices {
  const values = valuesOf(searchPairs(hash).filter(isOurs));
  const place = readPlace(values);
  const choices: QueryChoices = {
    engineId: firstOf(values("e"), toId),
    stayDates: readDates(values),
    ages: readAges(values("capacity")),
    packages: readPackages(values("packages[]")),
    criteria: sortedIds(listIds(values("c[]"))),
    place: somewhere(place),
    budget: wholeBudget({ min: firstOf(values("priceMin"), toAmount), max: firstOf(values("priceMax"), toAmount) }),
    sort: sortFromParameters(values("rc_sort")[0], values("rc_order")[0]),
    lodgingTypes: sortedIds(listIds(values("lodgingType[]"))),
    origin: readOrigin(values("origin")[0]) ?? null,
    banner: values("banner")[0] ?? null,
  };
  return { ...choices, present: presentIn(choices, place) };
}

/** The choices that are not empty; everywhere, though it is not a place, is included. */
function presentIn(choices: QueryChoices, place: Place): Set<keyof QueryChoices> {
  const { engineId, stayDates, ages, packages, criteria, budget, sort, lodgingTypes, origin, banner } = choices;
  const said: readonly (readonly [keyof QueryChoices, boolean])[] = [
    ["engineId", engineId !== null],
    ["stayDates", stayDates.start !== null],
    ["ages", ages !== null],
    ["packages", packages.length > 0],
    ["criteria", criteria.length > 0],
    ["place", place !== null],
    ["budget", budget.min !== null || budget.max !== null],
    ["sort", sort !== "best-seller"],
    ["lodgingTypes", lodgingTypes.length > 0],
    ["origin", origin !== null],
    ["banner", banner !== null],
  ];
  return new Set(said.filter(([, isSaid]) => isSaid).map(([key]) => key));
}

type Pair = readonly [key: string, value: string | number | null | undefined];

function placePairs(place: Place): Pair[] {
  if (!place) return [];
  return [
    ["placeType", place.type],
    [placeKeys[place.type][0], place.id],
  ];
}

function listPairs(key: string, values: readonly (string | number)[]): Pair[] {
  return [...new Set(values)].map((value) => [key, value]);
}

/** The choices as pairs, in the order they are written. */
function choicePairs(choices: QueryChoices): Pair[] {
  const dates = wholeRange(choices.stayDates);
  const budget = wholeBudget(choices.budget);
  const sort = sortParameters(choices.sort);
  return [
    ["e", choices.engineId],
    ["beginDate", dates.start],
    ["endDate", dates.end],
    ["capacity", choices.ages && normaliseAges(choices.ages).join("-")],
    ...listPairs("packages[]", choices.packages),
    ...placePairs(somewhere(choices.place)),
    ...listPairs("c[]", sortedIds(choices.criteria)),
    ...listPairs("lodgingType[]", sortedIds(choices.lodgingTypes)),
    ["priceMin", budget.min],
    ["priceMax", budget.max],
    ["rc_sort", sort.sort],
    ["rc_order", sort.orderBy],
    ["origin", choices.origin],
  ];
}

const scalarKeys = [
  "e",
  "beginDate",
  "endDate",
  "capacity",
  "placeType",
  "priceMin",
  "priceMax",
  "rc_sort",
  "rc_order",
  "origin",
  "banner",
];
const ourKeys: ReadonlySet<string> = new Set([...scalarKeys, "packages[]", "c[]", "lodgingType[]", ...Object.values(placeKeys).flat()]);

/** `domain` is read for `domaineSki` where it holds an id; with any other value it belongs to other code. */
function isOurs({ key, value }: HashPair): boolean {
  return ourKeys.has(key) && (key !== "domain" || toId(value.replace(/\?.*/, "")) !== null);
}

/** The banner keeps its source text, unless another one is chosen. */
function bannerPart(previous: readonly HashPair[], banner: string | null): string[] {
  const kept = previous.find(({ key, value }) => key === "banner" && value !== "");
  if (kept && (banner === null || banner === kept.value)) return [kept.verbatim];
  return banner ? [`banner=${encodeValue(banner)}`] : [];
}

/** The address of the results with a search in its hash. A fragment of its own stays as far as the search can be beside it. */
export function resultsAddress(resultsUrl: string, query: string): string {
  const [page = "", fragment = ""] = resultsUrl.split("#");
  return `${page}#${writeQuery(isSearchHash(fragment) ? fragment : "", readQuery(query))}`;
}

/**
 * The hash, without `#`, that carries the choices: what is not ours of the previous one to the letter, then our keys in a
 * fixed order without empty values.
 */
export function writeQuery(previousHash: string, choices: QueryChoices): string {
  const previous = searchPairs(previousHash);
  const foreign = previous.filter((pair) => !isOurs(pair)).map(({ verbatim }) => verbatim);
  const ours = choicePairs(choices)
    .filter(([, value]) => value !== null && value !== undefined && value !== "")
    .map(([key, value]) => `${key}=${encodeValue(String(value))}`);
  return [...foreign, ...ours, ...bannerPart(previous, choices.banner)].join("&");
}
