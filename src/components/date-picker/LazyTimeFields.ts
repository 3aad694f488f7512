import { lazyView } from "../controls/deferredView.js";

/** The choice of a time of day. */
export const LazyTimeFields = lazyView(() => import("./time-fields.lazy.js"));
