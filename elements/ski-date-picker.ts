/** Defines `<ski-date-picker>`. */
import { register } from "./common.js";
import { SkiDatePicker } from "./ski-date-picker.class.js";

declare global {
  interface HTMLElementTagNameMap {
    "ski-date-picker": SkiDatePicker;
  }
}

register("ski-date-picker", SkiDatePicker);

export { SkiDatePicker };
export type { SkiEventDetails } from "./events.js";
