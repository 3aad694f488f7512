import { lazyView } from "../controls/deferredView.js";

/** The list of places under the destination. */
export const LazySuggestions = lazyView(() => import("./suggestions.lazy.js"));
