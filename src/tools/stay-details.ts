import type { ToolCall } from "./context.js";
import type { InputOf } from "./fields.js";
import type { stayFields } from "./inputs.js";
import { knownStay, pricedStay, type KnownStay } from "./known-stay.js";
import { amenitiesOf, cateringOf, offerResults, stayResult, type PricedProduct } from "./stay.js";

/** What is known of a stay, with every room or flat of its package at confirmed prices. */
export async function stayDetails(call: ToolCall, { stay }: InputOf<typeof stayFields>) {
  const known = await knownStay(call, stay, "stay");
  return detailsOf(known, await pricedStay(call, known));
}

export function detailsOf({ reference, search }: KnownStay, priced: PricedProduct) {
  const { product } = priced;
  return {
    ...stayResult(priced, search, reference.offerId),
    description: product.description,
    amenities: amenitiesOf(product),
    catering: cateringOf(product),
    guestAges: [...reference.ages],
    offers: offerResults(priced, search),
  };
}
