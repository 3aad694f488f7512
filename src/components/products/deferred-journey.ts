import { panelView } from "../controls/deferredView.js";

/** How to get to the stay of a card by air or by rail, and a change of the departure. */
export const CardJourney = panelView("CardJourney", () => import("./CardJourney.js"));
