import { lazyView } from "../controls/deferredView.js";

/** The search's dates on their own, which a standalone picker does without. */
export const LazyStayDatesPicker = lazyView(() => import("./stay-dates-picker.lazy.js"));
