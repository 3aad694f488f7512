import { isPage } from "../../domain/paging.js";
import type { ResultsOnDemand } from "../effects/results-on-demand.js";
import type { ProductClick } from "../events.js";
import type { SearchScope } from "../scope.js";

export function resultsActions({ commit, emit }: SearchScope, { actions }: Pick<ResultsOnDemand, "actions">) {
  return {
    ...actions.results,
    showPage(page: number): void {
      if (isPage(page)) commit({ page });
    },
    /** A card was opened, or one of its offers. */
    openProduct(product: ProductClick["product"], offer: ProductClick["offer"]): void {
      emit("productOpened", { product, offer });
    },
  };
}
