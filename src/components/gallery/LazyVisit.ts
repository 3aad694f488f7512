import { lazyView } from "../controls/lazyView.js";

/** The photo visit, which opens over the page. */
export const LazyVisit = lazyView(() => import("./visit/visit.lazy.js"));
