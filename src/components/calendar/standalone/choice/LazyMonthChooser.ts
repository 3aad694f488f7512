import { lazyView } from "../../../controls/lazyView.js";

/** The choice of another month and year. */
export const LazyMonthChooser = lazyView(() => import("./month-chooser/month-chooser.lazy.js"));
