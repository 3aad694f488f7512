import { lazyView } from "../controls/deferredView.js";

/** The choice of another month and year. */
export const LazyMonthChooser = lazyView(() => import("./month-chooser.lazy.js"));
