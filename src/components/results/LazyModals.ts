import { lazyView } from "../controls/lazyView.js";

/** What the dock opens over the whole screen. */
export const LazyModals = lazyView(() => import("./modals/modals.lazy.js"));
