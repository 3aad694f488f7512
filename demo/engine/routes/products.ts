import type { InferOutput } from "valibot";
import { countsContract } from "../../../src/api/calls/counts.js";
import { productsContract } from "../../../src/api/calls/products.js";
import { sortFromParameters } from "../../../src/domain/sort.js";
import type { CountsQuery, ProductsQuery, Selection } from "../answers.js";
import { checked, require } from "../service/problem.js";
import { boundedOf, datesOf, idsOf, originsOf, packagesOf, seasonOf } from "./search-fields.js";

type Body = InferOutput<typeof productsContract.body>;

const mostProducts = 200;
const mostPages = 100_000;
const defaultParty = 2;
const largestParty = 20;

function placeOf({ station, parentStation, region, domaineSki }: Body): Selection["place"] {
  const places: NonNullable<Selection["place"]>[] = [];
  if (station?.[0] !== undefined) places.push({ type: "station", id: station[0] });
  if (parentStation?.[0] !== undefined) places.push({ type: "parentStation", id: parentStation[0] });
  if (region !== undefined) places.push({ type: "region", id: region });
  if (domaineSki !== undefined) places.push({ type: "domain", id: domaineSki });
  const second = places[1];
  require(second === undefined, { station: "station", parentStation: "parentStation", region: "region", domain: "domaineSki" }[
    second?.type ?? "station"
  ], "one place at a time");
  return places[0] ?? null;
}

/** The party is the smallest size that will do. */
function partyOf(capacity: readonly number[] | undefined): number {
  if (!capacity || capacity.length === 0) return defaultParty;
  return Math.min(largestParty, Math.max(1, Math.min(...capacity)));
}

function selectionOf(body: Body): Selection {
  boundedOf(body.engineId, "engineId", 1, Number.MAX_SAFE_INTEGER);
  const dates = datesOf(body.beginDate, body.endDate, { begin: "beginDate", end: "endDate" });
  const { priceMin, priceMax } = body;
  require(priceMin === undefined || priceMax === undefined || priceMin <= priceMax, "priceMin", "must not be above priceMax");
  return {
    place: placeOf(body),
    ...dates,
    season: seasonOf(body.engineId, dates),
    capacities: body.capacity && body.capacity.length > 0 ? idsOf(body.capacity, "capacity") : null,
    party: partyOf(body.capacity),
    packages: packagesOf(body.packages, "packages"),
    origins: originsOf(body.origins, "origins"),
    criteria: idsOf(body.criteria, "criteria"),
    lodgingTypes: idsOf(body.lodgingType, "lodgingType"),
    priceMin: priceMin ?? null,
    priceMax: priceMax ?? null,
  };
}

/** The request of a page of products. */
export function productsQueryOf(query: Readonly<Record<string, string>>, body: unknown): ProductsQuery {
  const { size, start, agg, sort, orderBy } = checked(productsContract.query, query);
  return {
    selection: selectionOf(checked(productsContract.body, body)),
    sort: sortFromParameters(sort ?? null, orderBy ?? null),
    page: boundedOf(start, "start", 0, mostPages),
    size: boundedOf(size, "size", 1, mostProducts),
    byLodging: agg === "lihePack",
  };
}

/** The request of a count. */
export function countsQueryOf(query: Readonly<Record<string, string>>, body: unknown): CountsQuery {
  checked(countsContract.query, query);
  const { expectedReturn, ...rest } = checked(countsContract.body, body);
  return { selection: selectionOf(rest), wanted: [...(expectedReturn.criteria ? (["criteria"] as const) : []), ...expectedReturn.fields] };
}
