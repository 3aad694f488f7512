import { panelView } from "../controls/deferredView.js";

/** The upper bound of the budget by what is left to pay; only where there is a rule. */
export const LeftBudgetField = panelView("LeftBudgetField", () => import("./LeftBudgetField.js"));
