import type { Budget } from "../../domain/budget.js";
import { expandDistances } from "../../domain/distances.js";
import type { PackageCode } from "../../domain/packages.js";
import { partySizes } from "../../domain/participants.js";
import { somewhere } from "../../domain/places.js";
import type { Place } from "../../domain/places.js";
import { sortParameters } from "../../domain/sort.js";
import type { SortOrder } from "../../domain/sort.js";
import type { Endpoint } from "../call.js";
import { expandOrigin } from "../origins.js";
import { withoutEmpty, type Query } from "../query.js";

/** The parameters of products and counts; one query key is everything but the page. */
export interface ProductsRequest {
  readonly engineId: number;
  readonly beginDate: string | null;
  readonly endDate: string | null;
  /** As chosen: everywhere is left out by the request builder. */
  readonly place: Pick<Place, "id" | "type"> | null;
  readonly partySize: number;
  /** Largest party the search allows: 20, or 9 with a flight. */
  readonly partySizeMaximum: number;
  readonly packages: readonly PackageCode[];
  /** As chosen: a distance is widened to its smaller ones by the request builder. */
  readonly criteria: readonly number[];
  readonly lodgingTypes: readonly number[];
  readonly budget: Budget;
  /** As chosen: any London airport is widened to its six by the request builder, no transport left out. */
  readonly origins: readonly string[];
  readonly sort: SortOrder;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly packageTabs: boolean;
}

/**
 * What a stay must meet; absent means anything. At most one of the four place keys is sent: stations as a list of one number, a
 * region or a domain as a number.
 */
export interface ProductsBody {
  readonly engineId: number;
  readonly beginDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly station?: readonly number[] | undefined;
  readonly parentStation?: readonly number[] | undefined;
  readonly region?: number | undefined;
  readonly domaineSki?: number | undefined;
  /** Every party size that will do, from the party's own up. */
  readonly capacity?: readonly number[] | undefined;
  readonly packages?: readonly string[] | undefined;
  /** Ids; a distance includes every smaller one of its kind. */
  readonly criteria?: readonly number[] | undefined;
  readonly lodgingType?: readonly number[] | undefined;
  /** Bounds of the stay's price, both included. */
  readonly priceMax?: number | undefined;
  readonly priceMin?: number | undefined;
  /** Codes of departure airports or stations, any of which will do. */
  readonly origins?: readonly string[] | undefined;
}

/** One page of lodgings with their offers. */
export const productsEndpoint: Endpoint<ProductsRequest> = {
  name: "products",
  method: "POST",
  path: "/se/search/product",
  write: (request) => ({ query: productsQuery(request), body: productsBody(request) }),
};

/** The query of one page, in the seller's order. */
function productsQuery(request: ProductsRequest): Query {
  const { sort, orderBy } = sortParameters(request.sort);
  return withoutEmpty({
    size: request.pageSize,
    start: request.page - 1,
    agg: request.packageTabs ? "lihePack" : null,
    orderBy,
    sort,
  });
}

/** The body of the product and count calls, in the seller's order, empty parts left out. */
export function productsBody(request: ProductsRequest): ProductsBody {
  const place = somewhere(request.place);
  return withoutEmptyParts({
    engineId: request.engineId,
    beginDate: request.beginDate ?? undefined,
    endDate: request.endDate ?? undefined,
    ...(place && placePart(place)),
    capacity: partySizes(request.partySize, request.partySizeMaximum),
    packages: [...request.packages],
    criteria: expandDistances(request.criteria),
    lodgingType: [...request.lodgingTypes],
    priceMax: request.budget.max ?? undefined,
    priceMin: request.budget.min ?? undefined,
    origins: [...new Set(request.origins.flatMap(expandOrigin))],
  });
}

function placePart({ id, type }: Pick<Place, "id" | "type">): Pick<ProductsBody, "station" | "parentStation" | "region" | "domaineSki"> {
  if (type === "station") return { station: [id] };
  if (type === "parentStation") return { parentStation: [id] };
  return type === "domain" ? { domaineSki: id } : { region: id };
}

function withoutEmptyParts(body: ProductsBody): ProductsBody {
  const isEmpty = (part: unknown) => part === undefined || part === "" || (Array.isArray(part) && part.length === 0);
  const filled = Object.entries(body).filter(([, part]) => !isEmpty(part));
  return { ...Object.fromEntries(filled), engineId: body.engineId };
}
