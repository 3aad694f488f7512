import { packageCodes } from "../../../src/domain/packages.js";
import type { CountsQuery, Visitor } from "../answers.js";
import { everyCriterion, lodgingTypeAlternatives, roomCriteria } from "../catalogue/criteria.js";
import { soldPackages } from "../catalogue/packages.js";
import type { Places } from "../catalogue/places.js";
import type { WireCounts } from "../wire/shapes.js";
import { bitPlaces, facetIds, originsOfBits } from "./bits.js";
import type { Database } from "./database.js";
import { group } from "./groups.js";
import { hasDepartures, selectionParameters, sourceOf } from "./selection.js";
import { statement } from "./statements.js";

/** The groups whose options are counted. */
export const releasedByCounts =
  group.rooms |
  group.ranking |
  group.distanceCityCentre |
  group.distanceSlopes |
  group.distanceSkiSchool |
  group.distanceShops |
  group.lodgingType |
  group.packages |
  group.budget |
  group.capacity |
  group.origins;

interface CountRow {
  readonly list: "criteria" | "rooms" | "lodgingType" | "packages" | "capacities" | "lowest" | "highest";
  /** What is counted; of the criteria, their counts between commas. null for the set of nothing found. */
  readonly id: string | null;
  readonly count: number | null;
}
interface DepartureRow {
  /** A set of departures as bits. */
  readonly origin_bits: number;
  readonly lodgings: number;
}
type List = ReadonlyMap<string, number>;

/** How often each bit is set in sets that were counted whole. */
function countsOfBits(sets: List): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const [bits, count] of sets) for (const at of bitPlaces(Number(bits))) counts.set(at, (counts.get(at) ?? 0) + count);
  return counts;
}

/** The ids of the filters in their order, then the others by id. */
function filtersFirst(counts: readonly { id: number; count: number }[]): { id: number; count: number }[] {
  const place = (id: number): number => (everyCriterion.includes(id) ? everyCriterion.indexOf(id) : everyCriterion.length + id);
  return counts.toSorted((a, b) => place(a.id) - place(b.id));
}

/** Every filter with its count, and what else some lodgings have. */
function criteriaOf(facets: readonly number[], rooms: List) {
  const counts = new Map(everyCriterion.map((id) => [id, 0]));
  for (const [at, id] of facetIds.entries()) if (facets[at]) counts.set(id, facets[at]);
  for (const [number, count] of countsOfBits(rooms)) {
    const id = roomCriteria[number - 1];
    if (id !== undefined) counts.set(id, count);
  }
  return filtersFirst([...counts].map(([id, count]) => ({ id, count })));
}

/** A type counts for all its codes together. */
function lodgingTypesOf(types: List) {
  return lodgingTypeAlternatives.flatMap((codes) => {
    const count = codes.reduce((sum, code) => sum + (types.get(String(code)) ?? 0), 0);
    return codes.map((id) => ({ id, count }));
  });
}

/** Lodgings by departure, in the order of the codes. */
function departuresOf(rows: readonly DepartureRow[]) {
  const counts = new Map<string, number>();
  for (const { origin_bits, lodgings } of rows)
    for (const id of originsOfBits(origin_bits)) counts.set(id, (counts.get(id) ?? 0) + lodgings);
  return [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** How many lodgings each choice would leave; a group's own choice does not shrink its own counts. */
export async function countChoices(database: Database, places: Places, query: CountsQuery, visitor: Visitor): Promise<WireCounts> {
  const { selection } = query;
  const parameters = { ...selectionParameters(selection, visitor, places, releasedByCounts), source: sourceOf(selection, "any") };
  const wanted = (name: CountsQuery["wanted"][number]): boolean => query.wanted.includes(name);
  const [rows, departures] = await Promise.all([
    database.query<CountRow>(statement("counts", parameters)),
    wanted("origin") && hasDepartures(selection, visitor)
      ? database.query<DepartureRow>(statement("counts-departures", { ...parameters, released: 0 }))
      : [],
  ]);
  const list = (name: CountRow["list"]): List =>
    new Map(rows.filter((row) => row.list === name).map(({ id, count }) => [id ?? "0", count ?? 0]));
  const bound = (name: "lowest" | "highest"): number | null => rows.find((row) => row.list === name)?.count ?? null;
  const [min, max] = [bound("lowest"), bound("highest")];
  const packages = countsOfBits(list("packages"));
  const facets = [...list("criteria").keys()].flatMap((counted) => counted.split(",").map(Number));
  return {
    ...(wanted("criteria") && { criteria: criteriaOf(facets, list("rooms")) }),
    ...(wanted("lodgingType") && { lodgingType: lodgingTypesOf(list("lodgingType")) }),
    ...(wanted("packages") && {
      packages: soldPackages(visitor.language).map((id) => ({ id, count: packages.get(packageCodes.indexOf(id)) ?? 0 })),
    }),
    ...(wanted("capacity") && {
      capacity: [...list("capacities").keys()].flatMap((bits) => bitPlaces(Number(bits))).map((id) => ({ id })),
    }),
    ...(wanted("origin") && { origin: departuresOf(departures) }),
    ...(wanted("price") && min !== null && max !== null && { price: { min, max }, priceMin: min, priceMax: max }),
  };
}
