import { lazyView } from "../controls/deferredView.js";

/** The stays that are kept, listed and compared. */
export const LazyShortlist = lazyView(() => import("./shortlist.lazy.js"));
