export { Illustration as View } from "./Illustration.js";
export const sheets: readonly CSSStyleSheet[] = [];
