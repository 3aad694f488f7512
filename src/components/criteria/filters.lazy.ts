import form from "../controls/form.css" with { type: "css" };
import rating from "../controls/rating.css" with { type: "css" };
import filters from "./filters.css" with { type: "css" };

export { Filters as View } from "./Filters.js";
export const sheets: readonly CSSStyleSheet[] = [form, rating, filters];
