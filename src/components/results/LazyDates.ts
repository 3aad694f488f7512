import { lazyView } from "../controls/deferredView.js";

/** The dates of the search, on a page without a search bar. */
export const LazyDates = lazyView(() => import("./results-dates.lazy.js"));
