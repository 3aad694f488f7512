import time from "./time-fields.css" with { type: "css" };

export { TimeFields as View } from "./TimeFields.js";
export const sheets: readonly CSSStyleSheet[] = [time];
