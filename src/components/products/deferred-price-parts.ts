import { deferredView } from "../controls/deferredView.js";

/** The parts of a price; nothing until they have loaded. */
export const PriceParts = deferredView("PriceParts", () => import("./PriceParts.js"));
