import * as v from "valibot";
import { expandDistances } from "../domain/criteria.js";
import { partySizes } from "../domain/participants.js";
import { somewhere } from "../domain/places.js";
import type { Place } from "../domain/places.js";
import { sortParameters } from "../domain/sort.js";
import type { ProductsAnswer, ProductsRequest } from "./contract.js";
import { expandOrigin } from "./origins.js";
import { productShape } from "./product-shape.js";
import { withoutEmpty, type Query } from "./query.js";
import { amount, companyQuery, day, digits, wholeNumber } from "./shapes.js";

/** POST. One page of lodgings with their offers. */
export const path = "/se/search/product";

/** The query of the product call, every value text on the wire; parsing gives numbers. */
export const queryShape = v.object({
  /** Page size. */
  size: digits,
  /** Page from 0. */
  start: digits,
  /** One product a lodging, with the offers of all its packages; without it one product a lodging and package. */
  agg: v.optional(v.literal("lihePack")),
  orderBy: v.optional(v.picklist(["asc", "desc"])),
  sort: v.optional(v.literal("price")),
  ...companyQuery,
});

const numbers = v.optional(v.array(wholeNumber));
const oneNumber = v.optional(v.pipe(v.array(wholeNumber), v.length(1)));

/**
 * What a stay must meet; absent means anything. At most one of the four place keys is sent: stations as a list of one
 * number, a region or a domain as a number. Unknown keys are allowed and dropped, wrong types refused.
 */
export const bodyShape = v.object({
  engineId: wholeNumber,
  beginDate: v.optional(day),
  endDate: v.optional(day),
  station: oneNumber,
  parentStation: oneNumber,
  region: v.optional(wholeNumber),
  domaineSki: v.optional(wholeNumber),
  /** Every party size that will do, from the party's own up. */
  capacity: numbers,
  packages: v.optional(v.array(v.string())),
  /** Ids; a distance includes every smaller one of its kind. */
  criteria: numbers,
  lodgingType: numbers,
  /** Bounds of the stay's price, both included. */
  priceMax: v.optional(v.pipe(v.number(), v.minValue(0))),
  priceMin: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** Codes of departure airports or stations, any of which will do. */
  origins: v.optional(v.array(v.string())),
});
export type ProductsBody = v.InferInput<typeof bodyShape>;

/** The answer of the product call. Its two totals are required; `pageIndex` is from 0. */
export const answerShape = v.object({
  products: v.nullish(v.array(productShape), []),
  pageCount: amount,
  pageIndex: v.nullish(amount, 0),
  pageSize: v.nullish(amount, 0),
  totalProducts: amount,
  seParamsResponse: v.optional(v.unknown(), null),
}) satisfies v.GenericSchema<unknown, ProductsAnswer>;

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
