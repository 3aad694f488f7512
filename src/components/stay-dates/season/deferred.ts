import { panelView } from "../../controls/deferredView.js";

/** When a season is cheapest, beside the calendar. */
export const SeasonView = panelView("SeasonView", () => import("./SeasonView.js"));
