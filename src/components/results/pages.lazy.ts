import pages from "./pages.css" with { type: "css" };

export { NumberedPages as View } from "./NumberedPages.js";
export const sheets: readonly CSSStyleSheet[] = [pages];
