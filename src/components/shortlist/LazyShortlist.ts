import { lazyView } from "../controls/lazyView.js";

/** The stays that are kept, listed and compared. */
export const LazyShortlist = lazyView(() => import("./sheet/shortlist.lazy.js"));
