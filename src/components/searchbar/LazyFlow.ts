import { lazyView } from "../controls/lazyView.js";

/** The search on a small screen: an index, and one step a screen. */
export const LazyFlow = lazyView(() => import("./flow/flow.lazy.js"));
