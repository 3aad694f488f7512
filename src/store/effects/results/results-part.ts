import type { CommittingScope, Effect } from "../effect.js";
import { createPriceBasis } from "./price-basis.js";
import type { PriceBasisEffect } from "./price-basis.js";
import { createPrices } from "./prices.js";
import type { PricesEffect } from "./prices.js";
import { createResults } from "./results.js";
import type { LoadedPage, ResultsEffect } from "./results.js";
import { createShortlist } from "./shortlist.js";
import type { ShortlistEffect } from "./shortlist.js";

/** What a results page needs of a search: products and counts, the live prices of the products in view, what they are for, and the stays that are kept. */
export interface ResultsPart
  extends Effect, Pick<ResultsEffect, "attach" | "load" | "count" | "showMore" | "retry">, Pick<PricesEffect, "saw"> {
  /** Checks the prices of a product again. */
  retryPrices(productId: number): void;
  readonly shortlist: ShortlistEffect;
  /** Whether the visitor agreed to be remembered. */
  agree(allowed: boolean): void;
  /** What the large price of every card is for. */
  showPricesFor: PriceBasisEffect["choose"];
}

export function createResultsPart(scope: CommittingScope, loaded: (page: LoadedPage) => void): ResultsPart {
  const prices = createPrices(scope);
  const shortlist = createShortlist(scope);
  const priceBasis = createPriceBasis(scope);
  const { attach, load, count, showMore, retry, start, stop } = createResults(scope, {
    replacing: prices.cancel,
    kept: prices.keep,
    replaced: prices.forget,
    loaded,
  });
  return {
    attach,
    load,
    count,
    showMore,
    retry,
    saw: prices.saw,
    retryPrices: prices.retry,
    shortlist,
    agree(allowed) {
      shortlist.agree(allowed);
      priceBasis.agree(allowed);
    },
    showPricesFor: priceBasis.choose,
    start() {
      prices.start();
      start();
    },
    stop() {
      prices.stop();
      shortlist.forget();
      stop();
    },
  };
}
