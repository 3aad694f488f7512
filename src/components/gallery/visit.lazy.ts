import visit from "./visit.css" with { type: "css" };

export { Visit as View } from "./Visit.js";
export const sheets: readonly CSSStyleSheet[] = [visit];
