import { lazyView } from "../controls/lazyView.js";

/** The list of places under the destination. */
export const LazySuggestions = lazyView(() => import("./suggestions/suggestions.lazy.js"));
