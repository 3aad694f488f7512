import { lazyView } from "../controls/deferredView.js";

/** Numbered pages, for results that are not one growing list. */
export const LazyPages = lazyView(() => import("./pages.lazy.js"));
