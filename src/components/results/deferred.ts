import { deferredView, panelView } from "../controls/deferredView.js";

/** The dates of the search, on a page without a search bar. */
export const DatesModal = deferredView("DatesModal", () => import("./DatesModal.js"));

/** What the dock opens over the whole screen. */
export const DockModals = panelView("DockModals", () => import("./DockModals.js"));

/** The screens that replace a list that is empty, late or failed. */
export const ListScreens = panelView("ListScreens", () => import("./ListScreens.js"));

/** How many stays are shown, and the button for more. */
export const MorePages = deferredView("MorePages", () => import("./MorePages.js"));

/** Other starts above a list of few stays. */
export const NearStarts = panelView("NearStarts", () => import("./NearStarts.js"));

/** Numbered pages, for results that are not one growing list. */
export const NumberedPages = deferredView("NumberedPages", () => import("./NumberedPages.js"));

/** The journey by train, above stays that are reached by it. */
export const TrainTimeline = deferredView("TrainTimeline", () => import("./TrainTimeline.js"));
