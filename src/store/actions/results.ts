import type { Commit } from "../commit.js";
import type { Effects } from "../effects/effects.js";
import type { PriceBasis } from "../state/types.js";

type ResultsEffects = Pick<Effects, "results" | "tracking">;

export function resultsActions(commit: Commit, { results, tracking }: ResultsEffects) {
  return {
    /** A results view is mounted; the first one starts loading. Returns how to detach it. */
    attach: results.attach,
    showPage(page: number): void {
      if (Number.isInteger(page) && page >= 1) commit({ page });
    },
    showMore: () => results.part?.showMore(),
    retry: results.retry,
    /** Requests the counts alone. */
    retryCounts: () => results.part?.count(),
    /** A product is near the viewport: its live prices are requested once a search. */
    sawProduct: (productId: number) => results.part?.saw(productId),
    retryPrices: (productId: number) => results.part?.retryPrices(productId),
    /** What the large price of every card is for. */
    showPricesFor: (basis: PriceBasis) => results.part?.showPricesFor(basis),
    /** A card was opened, or one of its offers. */
    openProduct: tracking.opened,
  };
}
