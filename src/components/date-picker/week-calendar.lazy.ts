export { WeekCalendar as View } from "./WeekCalendar.js";
export const sheets: readonly CSSStyleSheet[] = [];
