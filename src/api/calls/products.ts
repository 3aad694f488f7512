import * as v from "valibot";
import type { Prestation, Product } from "../../domain/products.js";
import type { Call, CallContract } from "../call.js";
import { feeShape, journeyShape, prestationShape, productShape } from "../product-shape.js";
import { amount, companyMeaning, companyQuery, day, digits, wholeNumber } from "../shapes.js";
import { withSharedParts } from "../shared-parts.js";
import { productsEndpoint, type ProductsBody, type ProductsRequest } from "./products-endpoint.js";
import { object } from "../object.js";

export interface ProductsAnswer {
  readonly products: readonly Product[];
  readonly pageCount: number;
  /** From 0, as `start` is. */
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly totalProducts: number;
  readonly seParamsResponse: unknown;
}

/** The two totals are required; `pageIndex` is from 0. */
const shape = object({
  products: v.nullish(v.array(productShape), []),
  pageCount: amount,
  pageIndex: v.nullish(amount, 0),
  pageSize: v.nullish(amount, 0),
  totalProducts: amount,
  seParamsResponse: v.optional(v.unknown(), null),
}) satisfies v.GenericSchema<unknown, ProductsAnswer>;

/** One page of lodgings with their offers. */
export const productsCall: Call<ProductsRequest, ProductsAnswer, ProductsAnswer> = {
  ...productsEndpoint,
  shape,
  // Without them a page, or a lodging, would have nothing on offer.
  needed: { products: "filled", prestations: "filled" },
  /**
   * An offer without a package has the package of its product. Parts of the body that needed no conversion are kept as they were
   * received: an object from JSON.parse takes a quarter of the memory of one that is built key by key.
   */
  read(answer, body) {
    const shared = withSharedParts(answer, body);
    return { ...shared, products: shared.products.map(withPackage) };
  },
  mock: ({ pageSize }) => ({ products: [], pageCount: 0, pageIndex: 0, pageSize, totalProducts: 0, seParamsResponse: null }),
};

const numbers = v.optional(v.array(wholeNumber));
const oneNumber = v.optional(v.pipe(v.array(wholeNumber), v.length(1)));

/** Unknown keys of the body are allowed and dropped, wrong types refused. */
export const productsContract = {
  summary: "One page of lodgings with their offers.",
  query: object({
    /** Page size. */
    size: digits,
    /** Page from 0. */
    start: digits,
    /** One product a lodging, with the offers of all its packages; without it one product a lodging and package. */
    agg: v.optional(v.literal("lihePack")),
    orderBy: v.optional(v.picklist(["asc", "desc"])),
    sort: v.optional(v.literal("price")),
    ...companyQuery,
  }),
  body: object({
    engineId: wholeNumber,
    beginDate: v.optional(day),
    endDate: v.optional(day),
    station: oneNumber,
    parentStation: oneNumber,
    region: v.optional(wholeNumber),
    domaineSki: v.optional(wholeNumber),
    capacity: numbers,
    packages: v.optional(v.array(v.string())),
    criteria: numbers,
    lodgingType: numbers,
    priceMax: v.optional(v.pipe(v.number(), v.minValue(0))),
    priceMin: v.optional(v.pipe(v.number(), v.minValue(0))),
    origins: v.optional(v.array(v.string())),
  }) satisfies v.GenericSchema<unknown, ProductsBody>,
  parts: { Fee: feeShape, Journey: journeyShape, Prestation: prestationShape, Product: productShape },
  meanings: {
    size: "Products a page.",
    start: "Page, from 0.",
    agg: "Present: one product or count a lodging, whatever its packages.",
    sort: "What products are sorted by; without it, the seller's own order.",
    ...companyMeaning,
  },
} satisfies CallContract;

function withPackage(product: Product): Product {
  const named = (offer: Prestation) => (offer.codePackage ? offer : { ...offer, codePackage: product.packCode });
  return { ...product, prestations: product.prestations.map(named) };
}
