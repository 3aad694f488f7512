import { lazyView } from "../controls/lazyView.js";

/** The panels of origin, participants and packages. */
export const LazyFieldPanels = lazyView(() => import("./field-panels/field-panels.lazy.js"));
