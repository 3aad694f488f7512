export { StayDatesPicker as View } from "./StayDatesPicker.js";
export { sheets } from "../panel/sheets.js";
