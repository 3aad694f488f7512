import { lazyView } from "../controls/deferredView.js";

/** The cards; skeletons of the same size stand in for them. */
export const LazyCards = lazyView(() => import("./cards.lazy.js"));
