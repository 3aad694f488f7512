import { deferredView } from "../controls/deferredView.js";

/** All filters; usable once their counts have loaded. */
export const Filters = deferredView("Filters", () => import("./Filters.js"));
