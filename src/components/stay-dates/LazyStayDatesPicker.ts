import { lazyView } from "../controls/lazyView.js";

/** The search's dates on their own, which a standalone picker does without. */
export const LazyStayDatesPicker = lazyView(() => import("./picker/stay-dates-picker.lazy.js"));
