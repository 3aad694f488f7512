import { lazyView } from "../../controls/lazyView.js";

/** The choice of a time of day. */
export const LazyTimeFields = lazyView(() => import("./time/time-fields.lazy.js"));
