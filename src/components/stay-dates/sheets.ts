import { sheets as calendarSheets } from "../calendar/sheets.js";
import stayDates from "./stay-dates.css" with { type: "css" };

/** The sheets that the search's dates need, after the tokens, the reset and the controls. */
export const sheets: readonly CSSStyleSheet[] = [...calendarSheets, stayDates];
