import searchbar from "./searchbar.css" with { type: "css" };

/** The sheets that the search module's first screen needs, after the tokens, the reset and the controls. */
export const sheets: readonly CSSStyleSheet[] = [searchbar];
