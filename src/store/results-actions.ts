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
    if (page === null || page === undefined || !Number.isInteger(page) || page < 1 || page === state.page) return;
    commit(["page"], () => {
      state.page = page;
    });
    results.load(mode);
  }
  return {
    attach: results.attach,
    showPage: (page) => go(page, "replace"),
    showMore() {
      const { status, moreStatus, pageCount } = state.products;
      const isWhole = status === "ready" && (moreStatus === "idle" || moreStatus === "ready");
      if (isWhole && state.page < pageCount) go(state.page + 1, "append");
    },
    retry: results.retry,
    sawProduct: prices.saw,
  };
}
