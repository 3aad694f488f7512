import { deferredView } from "../controls/deferredView.js";

/** The bar that stays at the top once the bar of the page has scrolled out. */
export const StickyBar = deferredView("StickyBar", () => import("./StickyBar.js"));
