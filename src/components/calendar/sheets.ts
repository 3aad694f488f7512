import calendar from "./calendar.css" with { type: "css" };

/** The sheets that months and days need, after the tokens. */
export const sheets: readonly CSSStyleSheet[] = [calendar];
