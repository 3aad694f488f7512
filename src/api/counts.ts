import * as v from "valibot";
import type { CountsAnswer } from "./contract.js";
import { countedFields } from "./counts-call.js";
import { bodyShape as productsBodyShape } from "./products.js";
import { amount, codeCount, companyQuery, noList, numberCount, partySizesOnOffer } from "./shapes.js";

export { path } from "./counts-call.js";

/** The query of the count call: with `agg=lihe` each lodging counts once, whatever its packages. */
export const queryShape = v.object({ agg: v.optional(v.literal("lihe")), ...companyQuery });

/** The product call's body and which counts are wanted. */
export const bodyShape = v.object({
  ...productsBodyShape.entries,
  expectedReturn: v.object({
    criteria: v.boolean(),
    fields: v.array(v.picklist(countedFields)),
    counterBy: v.literal("liheId"),
  }),
});
export type CountsBody = v.InferInput<typeof bodyShape>;

/** The range of prices of the stays that are left. */
export const priceRangeShape = noList(v.object({ min: v.nullish(amount, null), max: v.nullish(amount, null) }));

/** The answer of the count call. Every field may be missing, and the price range may have either of two shapes. */
export const answerShape = noList(
  v.object({
    criteria: v.nullish(v.array(numberCount), null),
    lodgingType: v.nullish(v.array(numberCount), null),
    packages: v.nullish(v.array(codeCount), null),
    capacity: v.nullish(partySizesOnOffer, null),
    /** Requested, but not read: the origins that can be chosen are those of find. */
    origin: v.nullish(v.array(codeCount), null),
    price: v.nullish(priceRangeShape, null),
    priceMin: v.nullish(amount, null),
    priceMax: v.nullish(amount, null),
  }),
);

/** The counts in this project's words; a price range needs both ends, `price` before `priceMin` and `priceMax`. */
export function countsOf(answer: v.InferOutput<typeof answerShape>): CountsAnswer {
  const { criteria, lodgingType, packages, capacity } = answer;
  const min = answer.price?.min ?? answer.priceMin;
  const max = answer.price?.max ?? answer.priceMax;
  return { criteria, lodgingTypes: lodgingType, packages, capacity, price: min === null || max === null ? null : { min, max } };
}
