import dateField from "./date-field.css" with { type: "css" };

/** The sheets that a date picker needs before its months are shown, after the tokens. */
export const fieldSheets: readonly CSSStyleSheet[] = [dateField];
