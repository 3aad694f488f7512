import type { SearchScope } from "../../scope.js";
import type { PriceBasis } from "../../state/types.js";
import type { SearchPart } from "../effect.js";
import type { ComparedStays, CreateComparedStays } from "./compared-stays.js";
import { createListTracking } from "./list-tracking.js";
import { createPriceBasis } from "./price-basis.js";
import { createPrices } from "./prices.js";
import { createResults } from "./results.js";
import { createShortlist, type ShortlistEffect } from "./shortlist.js";

/** The actions of a results page on its search. */
export interface ResultsActions {
  readonly results: {
    /** A results view is mounted; the first one starts loading. Returns how to detach it. */
    attach(options?: { pageSize?: number }): () => void;
    /** Loads the next page behind the list. */
    showMore(): void;
    /** Requests again what failed. */
    retry(): void;
    /** Requests the counts alone. */
    retryCounts(): void;
    /** A product is near the viewport: its live prices are requested once per search. */
    sawProduct(productId: number): void;
    retryPrices(productId: number): void;
    /** Sets what the large price of every card is for. */
    showPricesFor(basis: PriceBasis): void;
  };
  /** The stays that the visitor keeps. */
  readonly shortlist: Pick<ShortlistEffect, "toggle"> & {
    /** A view compares the stays, and brings what they are compared by. Null until the part is loaded. */
    compare(create: CreateComparedStays): ComparedStays | null;
  };
}

/** Products and counts, the live prices of the products in view, the basis on which they are compared, and the stays that are kept. */
export function createResultsPart(scope: SearchScope): SearchPart<ResultsActions> {
  const tracking = createListTracking(scope);
  const prices = createPrices(scope);
  const shortlist = createShortlist(scope);
  const priceBasis = createPriceBasis(scope);
  const results = createResults(scope, prices);
  return {
    start() {
      tracking.start();
      prices.start();
      results.start();
    },
    stop() {
      tracking.stop();
      prices.stop();
      shortlist.stop();
      results.stop();
    },
    committed: results.committed,
    agree(allowed) {
      shortlist.agree(allowed);
      priceBasis.agree(allowed);
    },
    actions: {
      results: {
        attach: results.attach,
        showMore: results.showMore,
        retry: results.retry,
        retryCounts: results.count,
        sawProduct: prices.saw,
        retryPrices: prices.retry,
        showPricesFor: priceBasis.choose,
      },
      shortlist,
    },
  };
}
