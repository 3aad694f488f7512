import { lazyView } from "../controls/deferredView.js";

/** The bar that stays at the top once the bar of the page has scrolled out. */
export const LazySticky = lazyView(() => import("./sticky.lazy.js"));
