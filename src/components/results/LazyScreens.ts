import { lazyView } from "../controls/deferredView.js";

/** The screens in the place of a list that is empty, late or failed. */
export const LazyScreens = lazyView(() => import("./ListScreens.js"));
