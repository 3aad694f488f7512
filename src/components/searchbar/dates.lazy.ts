export { DatesPanel as View } from "./DatesPanel.js";
export { sheets } from "../stay-dates/sheets.js";
