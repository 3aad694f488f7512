import { deferredView } from "../controls/deferredView.js";

/** The input of a picker's field, with what reads a typed date; a picker on the page does not need it. */
export const DateInput = deferredView("DateInput", () => import("./DateInput.js"));

/** The days or times that open under a picker's field, or stand on the page. */
export const PickerChoice = deferredView("PickerChoice", () => import("./PickerChoice.js"));
