import { lazyView } from "../controls/lazyView.js";

/** The dates of the search, on a page without a search bar. */
export const LazyDates = lazyView(() => import("./dates/results-dates.lazy.js"));
