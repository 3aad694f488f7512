import { deferredView } from "../controls/deferredView.js";

/** The photo visit, which opens over the page. */
export const Visit = deferredView("Visit", () => import("./Visit.js"));
