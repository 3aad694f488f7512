import { panelView } from "../../controls/deferredView.js";

/** The places that have a stay, on a map and in a list. */
export const PlacesView = panelView("PlacesView", () => import("./PlacesView.js"));
