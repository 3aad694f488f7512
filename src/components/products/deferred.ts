import { deferredView } from "../controls/deferredView.js";

/** The cards; skeletons of the same size stand in for them. */
export const Cards = deferredView("Cards", () => import("./Cards.js"));
