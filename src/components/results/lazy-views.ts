import { lazyView } from "../controls/lazyView.js";

/** The filters, which can be used once their counts have come. */
export const LazyFilters = lazyView(() => import("../criteria/filters.lazy.js"));

/** What the first screen of the results does without. */
export const LazyModals = lazyView(() => import("./modals.lazy.js"));
export const LazyScene = lazyView(() => import("./scene.lazy.js"));

/** Numbered pages, for results that are not one growing list. */
export const LazyPages = lazyView(() => import("./pages.lazy.js"));
