import { keptOffer } from "../domain/compared-stays.js";
import type { KeptStay } from "../domain/shortlist.js";
import type { Prestation } from "../domain/products.js";
import type { CheckedPrices } from "../store/state/types.js";

export interface KeptStanding {
  /** Absent where the stay has no live price. */
  readonly prices: Readonly<CheckedPrices> | undefined;
  /** The offer that represents the stay, at its checked price; null where it is sold out. */
  readonly offer: Prestation | null;
  /** As it was when it was kept. */
  readonly seen: Prestation | null;
}

/** The current state of a kept stay. */
export function keptStanding(stay: KeptStay, prices: Readonly<CheckedPrices> | undefined): KeptStanding {
  return { prices, offer: keptOffer(stay, prices?.prestations), seen: keptOffer(stay) };
}
