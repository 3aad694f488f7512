import { readFileSync } from "node:fs";
import { writtenParts } from "./written-parts.js";

/** Types of the parameters that the queries name. */
const parameterTypes = {
  today: "date",
  begin: "date",
  end: "date",
  from: "date",
  until: "date",
  nights: "integer",
  season: "text",
  place: "integer",
  types: "integer",
  ranking: "bigint",
  distanceCityCentre: "bigint",
  distanceSlopes: "bigint",
  distanceSkiSchool: "bigint",
  distanceShops: "bigint",
  every: "bigint",
  pool: "bigint",
  parking: "bigint",
  rooms: "integer",
  capacities: "integer",
  packages: "integer",
  sold: "integer",
  origins: "text",
  released: "integer",
  party: "integer",
  rate: "integer",
  half: "integer",
  per: "integer",
  least: "bigint",
  most: "bigint",
  sort: "text",
  size: "integer",
  skip: "integer",
  lodging: "integer",
  lodgings: "integer",
  initial: "text",
  otherInitial: "text",
} as const;

export type ParameterName = keyof typeof parameterTypes;
export type Parameters = Partial<Record<ParameterName, string | number | null | readonly number[]>>;

/**
 * A query as the driver takes it. One that has a name, the same for the same text, is kept prepared, and may be planned once for all
 * values; PostgreSQL reads 63 characters of it. What is best for a search depends on its values, so a search has none.
 */
export interface Statement {
  /** Which of the queries it is. */
  readonly query?: QueryName;
  readonly name: string;
  readonly text: string;
  readonly values: readonly (string | number | null)[];
}

/** Where a search looks for stays; each is a part of a query under `queries/parts/`. */
export const sources = ["on-dates", "from-date", "until-date", "in-season", "above-price", "of-page"] as const;
export type Source = (typeof sources)[number];

export const queryNames = [
  "counts",
  "counts-departures",
  "find-choices",
  "find-days",
  "find-departures",
  "find-prices",
  "lodging-rooms",
  "lodgings",
  "place-names",
  "prices",
  "products",
  "stations",
  "stay-days",
  "stays",
  "suggestions",
] as const;
export type QueryName = (typeof queryNames)[number];

/** The queries that read the stays of a search. */
const searches: ReadonlySet<QueryName> = new Set([
  "counts",
  "counts-departures",
  "find-choices",
  "find-days",
  "find-departures",
  "find-prices",
  "products",
  "stays",
]);

const texts = new Map<string, string>();

/** The SQL of a file of this folder without its comments. */
export function sqlText(path: string): string {
  const known = texts.get(path);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(path, import.meta.url), "utf8")
    .replaceAll(/--.*$/gm, "")
    .trim();
  texts.set(path, text);
  return text;
}

function isParameter(name: string): name is ParameterName {
  return name in parameterTypes;
}

/** What of a search decides how its queries are made; a query that looks for no stays has the same text for all. */
export interface Shape {
  readonly source: Source;
  /** Whether any departure will do. */
  readonly anywhere?: boolean;
  /** Whether one season is searched, rather than both. */
  readonly ofSeason?: boolean;
  readonly inBudget?: boolean;
  /** Whether the packages of a lodging are counted apart. */
  readonly byPackage?: boolean;
}

const partFile = (part: string): string => sqlText(`queries/parts/${part}.sql`);

/** The text of a part in braces, for a search. */
const parts: Readonly<Record<string, (shape: Shape) => string>> = {
  source: ({ source }) => partFile(source),
  units: ({ byPackage }) => partFile(byPackage ? "units-of-packages" : "units-of-lodgings"),
  reach: ({ anywhere }) => partFile(anywhere ? "reach-anywhere" : "reach"),
  "own-reach": ({ anywhere }) => partFile(anywhere ? "reach-anywhere" : "own-reach"),
  amounts: ({ anywhere }) => (anywhere ? writtenParts.saleAmounts : writtenParts.amounts),
  facets: () => writtenParts.facets,
  affordable: ({ inBudget }) => (inBudget ? writtenParts.affordable : "reach.own"),
  totals: ({ inBudget }) => (inBudget ? writtenParts.totalsInBudget : writtenParts.totals),
  "total-of-package": () => writtenParts.totalOfPackage,
  "accommodation-bit": () => writtenParts.accommodationBit,
  "package-bits": () => writtenParts.packageBits,
  "least-chosen": () => writtenParts.leastChosen,
  "most-chosen": () => writtenParts.mostChosen,
  "of-season": ({ ofSeason }) => (ofSeason ? "season = :season" : "true"),
  cheapest: ({ inBudget }) => (inBudget ? writtenParts.cheapestInBudget : writtenParts.cheapest),
};

const partText = (part: string, shape: Shape): string => parts[part]?.(shape) ?? partFile(part);

/** SQL with its parts put in, and theirs. */
function withParts(text: string, shape: Shape): string {
  return text.replaceAll(/\{([\w-]+)\}/g, (_, part: string) => withParts(partText(part, shape), shape));
}

const listStep = 20;

/** A list as long as others are, so that they share a statement: its last id is repeated. */
function padded(list: readonly number[]): readonly number[] {
  const last = list.at(-1);
  if (list.length < 2 || last === undefined) return list;
  return [...list, ...Array.from({ length: (listStep - (list.length % listStep)) % listStep }, () => last)];
}

/** A query with its parts put in and its named parameters numbered. A list becomes one number after the other. */
export function statement(query: QueryName, parameters: Parameters, shape: Shape = { source: "in-season" }): Statement {
  const values: (string | number | null)[] = [];
  const places = new Map<ParameterName, string>();
  const placeOf = (name: ParameterName): string => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`The query ${query} needs ${name}`);
    const list = typeof value === "object" && value !== null ? padded(value) : [value];
    return list.map((one) => `$${values.push(one)}::${parameterTypes[name]}`).join(", ");
  };
  const text = withParts(sqlText(`queries/${query}.sql`), shape).replaceAll(/(?<![:\w]):([a-zA-Z]+)/g, (written, name: string) => {
    if (!isParameter(name)) throw new Error(`The query ${query} names ${written}, which has no type`);
    const place = places.get(name) ?? placeOf(name);
    places.set(name, place);
    return place;
  });
  return { query, name: searches.has(query) ? "" : `${query} ${values.length}`, text, values };
}
