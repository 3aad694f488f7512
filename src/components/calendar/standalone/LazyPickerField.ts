import { lazyView } from "../../controls/lazyView.js";

/** The field of a picker, with what reads a typed date: a picker on the page does without. */
export const LazyPickerField = lazyView(() => import("./field/picker-field.lazy.js"));
