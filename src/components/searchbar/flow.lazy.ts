import { sheets as fieldSheets } from "./field-panels-sheets.js";
import { sheets as stayDatesSheets } from "../stay-dates/sheets.js";
import flow from "./flow.css" with { type: "css" };

export { MobileFlow as View } from "./MobileFlow.js";
export const sheets: readonly CSSStyleSheet[] = [...stayDatesSheets, ...fieldSheets, flow];
