import type { Day, Month, Weekday } from "../../calendar/day.js";
import type { Limits } from "../../calendar/limits.js";
import type { MarksOf, Visibility } from "../../calendar/marks.js";
import type { Mode, PickerValue, TimeAccuracy } from "../../calendar/moment.js";
import type { View } from "../../calendar/views.js";

/** What a standalone picker shows. Its value is the page's: `onCommit` proposes another one. */
export interface PickerProps {
  readonly value: PickerValue;
  readonly mode: Mode;
  readonly range: boolean;
  readonly timeAccuracy: TimeAccuracy;
  /** First and last day that can be chosen, for the months that can be shown; `limits` says which days can be chosen. */
  readonly min: Day | null;
  readonly max: Day | null;
  /** The same object while the limits stay. */
  readonly limits: Limits;
  /** The same function while the marks stay. */
  readonly marks: MarksOf;
  /** The month in which the first pinned mark begins; null without one. */
  readonly pinnedMonth: Month | null;
  /** Months in a row, where they fit; null is one, or two for a range. */
  readonly columns: number | null;
  readonly rows: number;
  readonly view: View;
  /** The first month in view; null: that of the value, of a pinned mark or of today. */
  readonly page: Month | null;
  /** What opens the months. */
  readonly visibility: Visibility;
  /** The months are shown without a field. */
  readonly inline: boolean;
  readonly required: boolean;
  /** By the element's attribute or by a fieldset around it: nothing can take focus. */
  readonly disabled: boolean;
  /** The text of the page's labels; empty without one. It belongs in the accessible name of the control. */
  readonly label: string;
  /** Why the value is not valid, once that is to be shown; else null. */
  readonly error: string | null;
  /** How often the form has reset the picker: what was typed or half chosen then goes. */
  readonly resets: number;
  /** A BCP 47 tag for days and numbers; the words are those of the nearest supported locale. */
  readonly locale: string;
  readonly firstWeekday: Weekday;
  readonly today: Day;
  readonly onCommit: (value: PickerValue) => void;
  /** What was typed cannot be read, for this reason; null once it can. */
  readonly onRefuse: (message: string | null) => void;
  /** Enter was pressed in the field, which sends a form. */
  readonly onSubmit: () => void;
  /** Another month is the first in view. */
  readonly onPageChange: (page: Month) => void;
}
