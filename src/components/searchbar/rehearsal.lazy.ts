export { Rehearsal as View } from "./Rehearsal.js";
export const sheets: readonly CSSStyleSheet[] = [];
