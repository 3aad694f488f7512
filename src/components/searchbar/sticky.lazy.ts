import sticky from "./sticky.css" with { type: "css" };

export { StickyBar as View } from "./StickyBar.js";
export const sheets: readonly CSSStyleSheet[] = [sticky];
