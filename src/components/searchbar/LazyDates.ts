import { lazyView } from "../controls/deferredView.js";

/** The months under their field. */
export const LazyDates = lazyView(() => import("./dates.lazy.js"));
