import form from "../controls/form.css" with { type: "css" };
import comparison from "./comparison.css" with { type: "css" };
import shortlist from "./shortlist.css" with { type: "css" };

export { ShortlistModal as View } from "./ShortlistModal.js";
export const sheets: readonly CSSStyleSheet[] = [form, shortlist, comparison];
