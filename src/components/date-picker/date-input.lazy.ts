import form from "../controls/form.css" with { type: "css" };

export { DateInput as View } from "./DateInput.js";
export const sheets: readonly CSSStyleSheet[] = [form];
