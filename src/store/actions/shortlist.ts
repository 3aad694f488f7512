import type { ResultsOnDemand } from "../effects/results-on-demand.js";

export function shortlistActions(results: Pick<ResultsOnDemand, "shortlist">) {
  return {
    /** Keeps a lodging of the list with the offers of one package, or of all; one that is kept is removed. */
    toggle: (productId: number, packageCode: string | null) => results.shortlist?.toggle(productId, packageCode),
    remove: (productId: number) => results.shortlist?.remove(productId),
    /** Checks the prices of a kept stay, once until they are forgotten. */
    check: (productId: number) => results.shortlist?.check(productId),
    forgetPrices: () => results.shortlist?.forget(),
  };
}
