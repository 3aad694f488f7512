import type { Day, Month, Weekday } from "../../calendar/day.js";
import type { Limits } from "../../calendar/limits.js";
import type { MarksOf, Visibility } from "../../calendar/marks.js";
import type { Mode, PickerValue, TimeAccuracy } from "../../calendar/moment.js";
import type { View } from "../../calendar/views.js";

/** The props of a standalone picker. The page owns the value: `onCommit` proposes another one. */
export interface PickerProps {
  readonly value: PickerValue;
  readonly mode: Mode;
  readonly range: boolean;
  readonly timeAccuracy: TimeAccuracy;
  /** First and last day that can be chosen, which bound the months shown; `limits` defines which days can be chosen. */
  readonly min: Day | null;
  readonly max: Day | null;
  /** The same object while the limits do not change. */
  readonly limits: Limits;
  /** The same function while the marks do not change. */
  readonly marks: MarksOf;
  /** The month in which the first pinned mark begins; null without one. */
  readonly pinnedMonth: Month | null;
  /** Months in a row, where they fit; null is one, or two for a range. */
  readonly columns: number | null;
  readonly rows: number;
  readonly view: View;
  /** The first month in view; null: the month of the value, of a pinned mark or of today. */
  readonly page: Month | null;
  /** The month that the visitor turned to last, which `page` repeats: it is no wish of the page. */
  readonly turnedMonth: Month | null;
  /** Which interaction opens the months. */
  readonly visibility: Visibility;
  /** The months are shown without a field. */
  readonly inline: boolean;
  readonly required: boolean;
  /** By the element's attribute or by a fieldset around it: nothing can take focus. */
  readonly disabled: boolean;
  /** The text of the page's labels; empty without one. It belongs in the accessible name of the control. */
  readonly label: string;
  /** Why the value is not valid, if it is to be shown; else null. */
  readonly error: string | null;
  /** Number of resets by the form: each drops a typed text or a half-chosen range. */
  readonly resets: number;
  /** A BCP 47 tag for days and numbers; texts use the nearest supported locale. */
  readonly locale: string;
  readonly firstWeekday: Weekday;
  readonly today: Day;
  readonly onCommit: (value: PickerValue) => void;
  /** Reports why the typed text cannot be read; null once it can. */
  readonly onRefuse: (message: string | null) => void;
  /** Enter was pressed in the field, which sends a form. */
  readonly onSubmit: () => void;
  /** The first month in view has changed. */
  readonly onPageChange: (page: Month) => void;
}
