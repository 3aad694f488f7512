import { lazyView } from "../controls/deferredView.js";

/** The photo visit, which opens over the page. */
export const LazyVisit = lazyView(() => import("./visit.lazy.js"));
