import { lazyView } from "../controls/lazyView.js";

/** The screens in the place of a list that is empty, late or failed. */
export const LazyScreens = lazyView(() => import("./screens/screens.lazy.js"));
