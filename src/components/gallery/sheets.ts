import gallery from "./gallery.css" with { type: "css" };

/** The sheets of a gallery, after the tokens, the reset and the controls. */
export const sheets: readonly CSSStyleSheet[] = [gallery];
