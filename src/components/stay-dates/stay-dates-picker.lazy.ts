import form from "../controls/form.css" with { type: "css" };
import { sheets as panelSheets } from "./sheets.js";

export { StayDatesPicker as View } from "./StayDatesPicker.js";
export const sheets: readonly CSSStyleSheet[] = [form, ...panelSheets];
