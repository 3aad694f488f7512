import { lazyView } from "../controls/deferredView.js";

/** All filters; usable once their counts have loaded. */
export const LazyFilters = lazyView(() => import("./filters.lazy.js"));
