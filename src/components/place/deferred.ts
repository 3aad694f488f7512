import { panelView } from "../controls/deferredView.js";

/** The list of places under the destination. */
export const PlaceList = panelView("PlaceList", () => import("./PlaceList.js"));
