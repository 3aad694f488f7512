import { lazyView } from "../controls/lazyView.js";

/** Numbered pages, for results that are not one growing list. */
export const LazyPages = lazyView(() => import("./pages/pages.lazy.js"));
