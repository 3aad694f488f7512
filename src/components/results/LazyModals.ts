import { lazyView } from "../controls/deferredView.js";

/** What the dock opens over the whole screen. */
export const LazyModals = lazyView(() => import("./DockModals.js"));
