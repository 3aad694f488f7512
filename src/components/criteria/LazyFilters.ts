import { lazyView } from "../controls/lazyView.js";

/** All filters; usable once their counts have loaded. */
export const LazyFilters = lazyView(() => import("./filters/filters.lazy.js"));
