import monthChooser from "./month-chooser.css" with { type: "css" };

export { MonthChooser as View } from "./MonthChooser.js";
export const sheets: readonly CSSStyleSheet[] = [monthChooser];
