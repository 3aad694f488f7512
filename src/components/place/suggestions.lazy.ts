import place from "./place.css" with { type: "css" };

export { PlaceList as View } from "./PlaceList.js";
export const sheets: readonly CSSStyleSheet[] = [place];
