import { deferredView } from "../controls/deferredView.js";

/** The search's dates on their own, which a standalone picker does not need. */
export const StayDatesPicker = deferredView("StayDatesPicker", () => import("./StayDatesPicker.js"));
