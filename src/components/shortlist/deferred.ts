import { panelView } from "../controls/deferredView.js";

/** The stays that are kept, listed and compared. */
export const ShortlistModal = panelView("ShortlistModal", () => import("./ShortlistModal.js"));
