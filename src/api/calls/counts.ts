import * as v from "valibot";
import type { Call, CallContract } from "../call.js";
import {
  amount,
  codeCount,
  companyMeaning,
  companyQuery,
  noList,
  numberCount,
  partySizesOnOffer,
  type IdCount,
  type NumericIdCount,
} from "../shapes.js";
import { countedFields, countsEndpoint } from "./counts-endpoint.js";
import type { ProductsRequest } from "./products-endpoint.js";
import { productsContract } from "./products.js";
import { object } from "../object.js";

/** How many lodgings each choice would leave. A list is null when the answer did not carry it. */
export interface CountsAnswer {
  readonly criteria: readonly NumericIdCount[] | null;
  readonly lodgingTypes: readonly NumericIdCount[] | null;
  readonly packages: readonly IdCount[] | null;
  readonly capacity: readonly number[] | null;
  /** The range of prices of the stays that are left. */
  readonly price: { readonly min: number; readonly max: number } | null;
}

const priceRangeShape = noList(object({ min: v.nullish(amount, null), max: v.nullish(amount, null) }));

/** Every field may be missing, and the price range may have either of two shapes. */
const shape = noList(
  object({
    criteria: v.nullish(v.array(numberCount), null),
    lodgingType: v.nullish(v.array(numberCount), null),
    packages: v.nullish(v.array(codeCount), null),
    capacity: v.nullish(partySizesOnOffer, null),
    /** Requested, but not read: find returns the origins that can be chosen. */
    origin: v.nullish(v.array(codeCount), null),
    price: v.nullish(priceRangeShape, null),
    priceMin: v.nullish(amount, null),
    priceMax: v.nullish(amount, null),
  }),
);

/** How many lodgings each further choice would leave. */
export const countsCall: Call<ProductsRequest, v.InferOutput<typeof shape>, CountsAnswer> = {
  ...countsEndpoint,
  shape,
  /** A price range needs both ends; `price` counts before `priceMin` and `priceMax`. */
  read({ criteria, lodgingType, packages, capacity, price, priceMin, priceMax }) {
    const min = price?.min ?? priceMin;
    const max = price?.max ?? priceMax;
    return { criteria, lodgingTypes: lodgingType, packages, capacity, price: min === null || max === null ? null : { min, max } };
  },
  mock: () => ({ criteria: [], lodgingTypes: [], packages: [], capacity: [], price: null }),
};

export const countsContract = {
  summary: "How many lodgings each further choice would leave.",
  /** With `agg=lihe` each lodging counts once, whatever its packages. */
  query: object({ agg: v.optional(v.literal("lihe")), ...companyQuery }),
  /** The body of products, and which counts are wanted. */
  body: object({
    ...productsContract.body.entries,
    expectedReturn: object({
      criteria: v.boolean(),
      fields: v.array(v.picklist(countedFields)),
      counterBy: v.literal("liheId"),
    }),
  }),
  parts: { PriceRange: priceRangeShape },
  meanings: { agg: productsContract.meanings.agg, ...companyMeaning },
} satisfies CallContract;
