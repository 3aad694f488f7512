import { lazyView } from "../controls/deferredView.js";

/** The input of a picker's field, with what reads a typed date: a picker on the page does without. */
export const LazyDateInput = lazyView(() => import("./date-input.lazy.js"));
