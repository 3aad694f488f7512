import { panelView } from "../controls/deferredView.js";

/** The list of a visitor whose works council pays a part: cards under the council and its rule. */
export const CouncilList = panelView("CouncilList", () => import("./CouncilList.js"));

/** What is left to pay of an offer by the rule of a works council; only where there is one. */
export const LeftToPay = panelView("LeftToPay", () => import("./LeftToPay.js"));
