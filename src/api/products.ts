import * as v from "valibot";
import type { Prestation, Product } from "../domain/products.js";
import type { ProductsAnswer } from "./contract.js";
import { productShape } from "./product-shape.js";
import type { Needed } from "./read-leniently.js";
import { withSharedParts } from "./shared-parts.js";
import { amount, companyQuery, day, digits, wholeNumber } from "./shapes.js";

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

/** Without them a page, or a lodging, would have nothing on offer. */
export const needed: Needed = { products: "filled", prestations: "filled" };

/**
 * An offer that does not name its package has that of its product. What was received as it is read is kept as it was received: what
 * JSON.parse makes takes a fourth of the memory of what is built key by key.
 */
export function productsOf(answer: ProductsAnswer, body: unknown): ProductsAnswer {
  const shared = withSharedParts(answer, body);
  return { ...shared, products: shared.products.map(withPackage) };
}

function withPackage(product: Product): Product {
  const named = (offer: Prestation) => (offer.codePackage ? offer : { ...offer, codePackage: product.packCode });
  return { ...product, prestations: product.prestations.map(named) };
}
