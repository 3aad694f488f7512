import form from "../../../controls/form.css" with { type: "css" };
import field from "./picker-field.css" with { type: "css" };

export { PickerField as View } from "./PickerField.js";
export const sheets: readonly CSSStyleSheet[] = [form, field];
