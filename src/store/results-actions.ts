import type { Actions } from "./actions.js";
import type { SearchContext } from "./context.js";
import type { PriceConfirmer } from "./live-prices.js";
import type { ResultsLoader } from "./results.js";

export function resultsActions(
  { state, commit }: SearchContext,
  results: ResultsLoader,
  prices: PriceConfirmer,
): Omit<Actions["results"], "openProduct"> {
  function go(page: number | null | undefined, mode: "append" | "replace") {
    if (page === null || page === undefined || !Number.isInteger(page) || page < 1) return;
    commit(["page"], () => {
      state.page = page;
    });
    results.load(mode);
  }
  return {
    attach: results.attach,
    showPage: (page) => go(page, "replace"),
    showMore() {
      if (state.products.moreStatus !== "loading" && state.page < state.products.pageCount) go(state.page + 1, "append");
    },
    retry: results.retry,
    sawProduct: prices.saw,
  };
}
