import calendar from "./calendar.css" with { type: "css" };

/** The sheets a calendar needs, after the tokens. */
export const sheets: readonly CSSStyleSheet[] = [calendar];
