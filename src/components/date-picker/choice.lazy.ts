import { sheets } from "../calendar/sheets.js";

export { PickerChoice as View } from "./PickerChoice.js";
export { sheets };
