import { deferredView, panelView } from "../controls/deferredView.js";

/** The cards; replaced by skeletons of the same size until they have loaded. */
export const Cards = deferredView("Cards", () => import("./Cards.js"));

/** How to get to the stay of a card by air or by rail, and a change of the departure. */
export const CardJourney = panelView("CardJourney", () => import("./CardJourney.js"));
