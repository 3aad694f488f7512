import { panelView } from "../controls/deferredView.js";

/** What is left to pay of a stay on the chosen dates, under its price. */
export const LeftOfDates = panelView("LeftOfDates", () => import("./LeftOfDates.js"));
