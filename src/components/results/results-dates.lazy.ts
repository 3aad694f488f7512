import form from "../controls/form.css" with { type: "css" };
import { sheets as panelSheets } from "../stay-dates/sheets.js";
import dates from "./dates.css" with { type: "css" };

export { DatesModal as View } from "./DatesModal.js";
export const sheets: readonly CSSStyleSheet[] = [form, ...panelSheets, dates];
