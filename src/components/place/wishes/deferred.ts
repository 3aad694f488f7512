import { panelView } from "../../controls/deferredView.js";

/** What was understood of a typed wish. */
export const WishSummary = panelView("WishSummary", () => import("./WishSummary.js"));
