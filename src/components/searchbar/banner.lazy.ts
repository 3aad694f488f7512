export { BannerImage as View } from "./BannerImage.js";
export const sheets: readonly CSSStyleSheet[] = [];
