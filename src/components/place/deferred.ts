import { panelView } from "../controls/deferredView.js";

/** The list of places under the destination, and the way to the map. */
export const PlaceViews = panelView("PlaceViews", () => import("./PlaceViews.js"));
