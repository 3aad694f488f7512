import { lazyView } from "../controls/deferredView.js";

/** The search on a small screen: an index, and one step a screen. */
export const LazyFlow = lazyView(() => import("./flow.lazy.js"));
