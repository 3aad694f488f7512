import { lazyView } from "../controls/lazyView.js";

/** The filters, which can be used once their counts have come. */
export const LazyFilters = lazyView(() => import("../criteria/filters/filters.lazy.js"));

/** What the first screen of the results does without. */
export const LazyModals = lazyView(() => import("./modals/modals.lazy.js"));
export const LazyScene = lazyView(() => import("./illustration/illustration.lazy.js"));

/** Numbered pages, for results that are not one growing list. */
export const LazyPages = lazyView(() => import("./pages/pages.lazy.js"));
