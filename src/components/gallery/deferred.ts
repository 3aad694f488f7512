import { panelView } from "../controls/deferredView.js";

/** The photo visit, which opens over the page. */
export const Visit = panelView("Visit", () => import("./Visit.js"));
