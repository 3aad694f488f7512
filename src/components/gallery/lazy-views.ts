import { lazyView } from "../controls/lazyView.js";

/** What opens over the page; the cover does without. */
export const LazyVisit = lazyView(() => import("./visit/visit.lazy.js"));
