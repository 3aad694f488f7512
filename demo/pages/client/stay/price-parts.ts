import type { Fee, Prestation } from "../../../../src/domain/products.js";

/** The parts of a stay's total, in whole units of its currency. */
export interface PriceParts {
  readonly total: number;
  /** The accommodation without the package; null if the seller does not list it separately. */
  readonly accommodation: number | null;
  /** What the package adds for the party; null if it adds nothing or is not listed separately. */
  readonly extras: number | null;
  readonly fees: readonly Fee[];
}

/**
 * The parts of a stay at its live price. What the package adds is the difference of the two prices that the seller lists, of the stay
 * and of its accommodation; fees are those in the price; the accommodation is what is left.
 */
export function partsOf(
  offer: Pick<Prestation, "price">,
  listed: Pick<Prestation, "price" | "pricePerLogement">,
  fees: readonly Fee[],
): PriceParts {
  const total = offer.price;
  const extras = listed.pricePerLogement === null ? null : listed.price - listed.pricePerLogement;
  const accommodation = extras === null ? null : total - extras - fees.reduce((sum, { price }) => sum + price, 0);
  if (extras === null || extras < 0 || accommodation === null || accommodation <= 0)
    return { total, accommodation: null, extras: null, fees: [] };
  return { total, accommodation, extras: extras === 0 ? null : extras, fees: fees.filter(({ price }) => price > 0) };
}
