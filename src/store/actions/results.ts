import type { Actions } from "../actions.js";
import type { SearchContext } from "../context.js";
import type { Effects } from "../effects/effects.js";

export function resultsActions(
  { state, commit }: SearchContext,
  { results, tracking }: Pick<Effects, "results" | "tracking">,
): Actions["results"] {
  return {
    attach: results.attach,
    showPage(page) {
      if (Number.isInteger(page) && page >= 1) commit({ page });
    },
    showMore() {
      const { status, moreStatus, pageCount } = state.products;
      const isWhole = status === "ready" && (moreStatus === "idle" || moreStatus === "ready");
      if (isWhole && state.page < pageCount) commit({ page: state.page + 1 }, { appends: true });
    },
    retry: results.retry,
    sawProduct: results.saw,
    openProduct: tracking.opened,
  };
}
