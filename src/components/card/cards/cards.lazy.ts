import offers from "./offers.css" with { type: "css" };

export { Cards as View } from "./Cards.js";
export const sheets: readonly CSSStyleSheet[] = [offers];
