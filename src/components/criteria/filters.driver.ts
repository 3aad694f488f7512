import type { CountsAnswer } from "../../api/calls/counts.js";
import type { SearchState } from "../../store/state/types.js";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { product } from "../../../test/fixtures/results-products.js";

export const answer: CountsAnswer = {
  criteria: [
    { id: 74, count: 46 },
    { id: 75, count: 12 },
    { id: 317, count: 11 },
    { id: 316, count: 49 },
    { id: 320, count: 22 },
    { id: 291, count: 14 },
    { id: 285, count: 61 },
  ],
  lodgingTypes: [
    { id: 43, count: 74 },
    { id: 18, count: 0 },
  ],
  packages: null,
  capacity: null,
  price: { min: 300, max: 5000 },
};
export const counts: SearchState["counts"] = { status: "ready", request: null, key: "k", answer };

/** A results page with one stay, dates and these counts, with the changes. */
export async function showFilters(state: Partial<SearchState> = {}): Promise<ResultsPage> {
  const page = await resultsPage({ state: { counts, stayDates: { start: "2027-02-06", end: "2027-02-13" }, ...state } });
  await page.list([product(1)]);
  return page;
}
