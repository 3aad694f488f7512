import { readFileSync } from "node:fs";

/** Types of the parameters that the queries name. */
const parameterTypes = {
  today: "date",
  begin: "date",
  end: "date",
  from: "date",
  until: "date",
  wholeFrom: "date",
  firstDay: "integer",
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
  source: "text",
  sort: "text",
  size: "integer",
  skip: "integer",
  lodging: "integer",
  lodgings: "integer",
  initial: "text",
  otherInitial: "text",
} as const;

type ParameterName = keyof typeof parameterTypes;
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

export const queryNames = [
  "counts",
  "counts-departures",
  "find-choices",
  "find-days",
  "find-departures",
  "find-grid",
  "find-lengths",
  "find-places",
  "find-prices",
  "lodging-rooms",
  "lodgings",
  "lowest-places",
  "lowest-prices",
  "place-names",
  "prices",
  "products",
  "products-of-packages",
  "stations",
  "stay-days",
  "stays",
  "stock-version",
  "suggestions",
] as const;
export type QueryName = (typeof queryNames)[number];

/** The queries whose best plan depends on the values of the search. */
const searches: ReadonlySet<QueryName> = new Set([
  "counts",
  "counts-departures",
  "find-choices",
  "find-days",
  "find-departures",
  "find-grid",
  "find-lengths",
  "find-places",
  "find-prices",
  "products",
  "products-of-packages",
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

const listStep = 20;

/** A list as long as others are, so that they share a statement: its last id is repeated. */
function padded(list: readonly number[]): readonly number[] {
  const last = list.at(-1);
  if (list.length < 2 || last === undefined) return list;
  return [...list, ...Array.from({ length: (listStep - (list.length % listStep)) % listStep }, () => last)];
}

/** A query with its named parameters numbered. A list becomes one number after the other. */
export function statement(query: QueryName, parameters: Parameters): Statement {
  const values: (string | number | null)[] = [];
  const places = new Map<ParameterName, string>();
  const placeOf = (name: ParameterName): string => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`The query ${query} needs ${name}`);
    const list = typeof value === "object" && value !== null ? padded(value) : [value];
    return list.map((one) => `$${values.push(one)}::${parameterTypes[name]}`).join(", ");
  };
  const text = sqlText(`queries/${query}.sql`).replaceAll(/(?<![:\w]):([a-zA-Z]+)/g, (written, name: string) => {
    if (!isParameter(name)) throw new Error(`The query ${query} names ${written}, which has no type`);
    const place = places.get(name) ?? placeOf(name);
    places.set(name, place);
    return place;
  });
  return { query, name: searches.has(query) ? "" : `${query} ${values.length}`, text, values };
}
