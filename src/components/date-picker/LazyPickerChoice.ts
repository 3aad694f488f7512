import { lazyView } from "../controls/deferredView.js";

/** The days or times that open under a picker's field, or stand on the page. */
export const LazyPickerChoice = lazyView(() => import("./choice.lazy.js"));
