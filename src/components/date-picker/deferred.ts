import { deferredView } from "../controls/deferredView.js";

/** The input of a picker's field and its date parser; a picker without a field does not need it. */
export const DateInput = deferredView("DateInput", () => import("./DateInput.js"));

/** The days or times that open under a picker's field, or are part of the page. */
export const PickerChoice = deferredView("PickerChoice", () => import("./PickerChoice.js"));
