import { deferredView } from "../controls/deferredView.js";

/** The list of places under the destination. */
export const PlaceList = deferredView("PlaceList", () => import("./PlaceList.js"));
