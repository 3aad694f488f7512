import { lazyView } from "../controls/lazyView.js";

/** The months under their field. */
export const LazyDates = lazyView(() => import("./dates/dates.lazy.js"));
