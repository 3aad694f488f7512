import { expandDistances } from "../domain/distances.js";
import { partySizes } from "../domain/participants.js";
import { somewhere } from "../domain/places.js";
import type { Place } from "../domain/places.js";
import { sortParameters } from "../domain/sort.js";
import type { HttpCall } from "../platform/http.js";
import type { ProductsRequest } from "./contract.js";
import { expandOrigin } from "./origins.js";
import type { ProductsBody } from "./products.js";
import { withoutEmpty, type Query } from "./query.js";

/** POST. One page of lodgings with their offers. */
export const path = "/se/search/product";

/** The query of one page, in the seller's order. */
export function productsQuery(request: ProductsRequest): Query {
  const { sort, orderBy } = sortParameters(request.sort);
  return withoutEmpty({
    size: request.pageSize,
    start: request.page - 1,
    agg: request.packageTabs ? "lihePack" : null,
    orderBy,
    sort,
  });
}

/** The request of one page. */
export function productsCall(request: ProductsRequest): HttpCall {
  return { method: "POST", path, query: productsQuery(request), body: productsBody(request) };
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
