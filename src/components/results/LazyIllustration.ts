import { lazyView } from "../controls/lazyView.js";

/** The illustrations of the empty and the failed list. */
export const LazyIllustration = lazyView(() => import("./illustration/illustration.lazy.js"));
