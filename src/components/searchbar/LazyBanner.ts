import { lazyView } from "../controls/lazyView.js";

/** The image over the bar, which few pages have. */
export const LazyBanner = lazyView(() => import("./banner/banner.lazy.js"));
