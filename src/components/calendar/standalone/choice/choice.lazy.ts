import { sheets } from "../../sheets.js";

export { PickerChoice as View } from "./PickerChoice.js";
export { sheets };
