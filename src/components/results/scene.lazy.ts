export { Scene as View } from "./Scene.js";
export const sheets: readonly CSSStyleSheet[] = [];
