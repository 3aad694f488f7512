import { panelView } from "../controls/deferredView.js";

/** How an offer is reached, by air or by rail; most offers come without transport. */
export const JourneyLine = panelView("JourneyLine", () => import("./JourneyLine.js"));
