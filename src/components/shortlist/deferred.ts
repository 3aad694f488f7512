import { deferredView } from "../controls/deferredView.js";

/** The stays that are kept, listed and compared. */
export const ShortlistModal = deferredView("ShortlistModal", () => import("./ShortlistModal.js"));
