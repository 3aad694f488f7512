import { showsPrice } from "../../domain/offers.js";
import { keptOffer, type KeptStay } from "../../domain/shortlist.js";
import type { Prestation } from "../../domain/products.js";
import type { CheckedPrices } from "../../store/state/types.js";
import { useFlags, useSearch } from "../../store/useSearch.js";

interface Standing {
  /** False: no price is shown until there are dates. */
  readonly priced: boolean;
  /** Absent where the stay has no live price. */
  readonly prices: Readonly<CheckedPrices> | undefined;
  /** The offer that represents the stay, at its checked price; null where it is sold out. */
  readonly offer: Prestation | null;
  /** As it was when it was kept. */
  readonly seen: Prestation | null;
}

/** The current state of a kept stay and the check of its prices. */
export function useStanding(stay: KeptStay): Standing {
  const prices = useSearch(({ shortlist }) => shortlist.prices[stay.product.id]);
  const priced = showsPrice({ flags: useFlags(), endDate: stay.stayDates.end });
  return { priced, prices, offer: keptOffer(stay, prices?.prestations), seen: keptOffer(stay) };
}
