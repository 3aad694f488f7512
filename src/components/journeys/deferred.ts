import { panelView } from "../controls/deferredView.js";

/** How to get to a stay by air or by rail; most offers come without transport. */
export const JourneyLine = panelView("JourneyLine", () => import("./JourneyLine.js"));
