import { deferredView } from "../controls/deferredView.js";

/** The cards; replaced by skeletons of the same size until they have loaded. */
export const Cards = deferredView("Cards", () => import("./Cards.js"));
