import type { Commit } from "../commit.js";
import type { SearchContext } from "../context.js";
import type { Effects } from "../effects/effects.js";
import type { PriceBasis } from "../state/types.js";

type ResultsEffects = Pick<Effects, "results" | "tracking">;

export function resultsActions({ state }: SearchContext, commit: Commit, { results, tracking }: ResultsEffects) {
  return {
    /** A results view is mounted; the first one starts loading. Returns how to detach it. */
    attach: results.attach,
    showPage(page: number): void {
      if (Number.isInteger(page) && page >= 1) commit({ page });
    },
    showMore: results.showMore,
    retry: results.retry,
    /** Requests the counts alone. */
    retryCounts: results.count,
    /** A product is near the viewport: its live prices are requested once a search. */
    sawProduct: results.saw,
    retryPrices: results.retryPrices,
    /** What the large price of every card is for. */
    showPricesFor(basis: PriceBasis): void {
      state.priceBasis = basis;
    },
    /** A card was opened, or one of its offers. */
    openProduct: tracking.opened,
  };
}
