import { lazyView } from "../controls/deferredView.js";

/** The image over the bar, which few pages have. */
export const LazyBanner = lazyView(() => import("./banner.lazy.js"));
