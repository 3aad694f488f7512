import { lazyView } from "../controls/deferredView.js";

/** The panels of origin, participants and packages. */
export const LazyFieldPanels = lazyView(() => import("./FieldPanels.js"));
