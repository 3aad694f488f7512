import { sheets as stayDatesSheets } from "../stay-dates/sheets.js";
import origin from "../origin/origin.css" with { type: "css" };
import packages from "../packages/packages.css" with { type: "css" };
import participants from "../participants/participants.css" with { type: "css" };
import place from "../place/place.css" with { type: "css" };
import searchbar from "./searchbar.css" with { type: "css" };

/** The sheets that the search module needs, after the tokens, the reset and the controls. */
export const sheets: readonly CSSStyleSheet[] = [...stayDatesSheets, place, origin, participants, packages, searchbar];
