import { lazyView } from "../controls/lazyView.js";

/** The cards; skeletons of the same size stand in for them. */
export const LazyCards = lazyView(() => import("./cards/cards.lazy.js"));
