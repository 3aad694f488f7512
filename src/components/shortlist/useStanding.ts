import { showsPrice } from "../../domain/offers.js";
import { stayKey, type KeptStay } from "../../domain/shortlist.js";
import { keptStanding, type KeptStanding } from "../../models/kept-standing.js";
import { useFlags, useSearch } from "../../store/useSearch.js";

interface Standing extends KeptStanding {
  /** False: no price is shown until there are dates. */
  readonly priced: boolean;
}

/** The current state of a kept stay and the check of its prices. */
export function useStanding(stay: KeptStay): Standing {
  const prices = useSearch(({ shortlist }) => shortlist.prices[stayKey(stay)]);
  const priced = showsPrice({ flags: useFlags(), endDate: stay.stayDates.end });
  return { priced, ...keptStanding(stay, prices) };
}
