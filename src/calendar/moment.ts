import type { Day } from "./day.js";

/** A time of day without a zone: `17`, `17:30`, `17:30:15` or `17:30:15.250`, depending on the picker's accuracy. */
export type Time = string;
/** The smallest part of a time that is chosen: 1 hours, 2 minutes, 3 seconds, 4 milliseconds. */
export type TimeAccuracy = 1 | 2 | 3 | 4;
export type Mode = "date" | "datetime" | "time";

/** One end of a value: a day in mode `date`, a time in `time`, both in `datetime`. */
export interface Moment {
  readonly day: Day | null;
  readonly time: Time | null;
}

/** The value of a picker; `end` is null unless it takes ranges. */
export interface PickerValue {
  readonly start: Moment | null;
  readonly end: Moment | null;
}

export const noValue: PickerValue = { start: null, end: null };
