import { addDays, addMonthsToDay } from "./day.js";
import type { Day, Weekday } from "./day.js";
import { daysInWeek, startOfWeek } from "./week.js";

/** What the meaning of a key in a date grid depends on. */
export interface GridKeys {
  readonly firstWeekday: Weekday;
  readonly shift: boolean;
  /** Text and columns run from right to left. */
  readonly rightToLeft: boolean;
}

/**
 * The day a key moves to from `day`, as in the date grid of the WAI-ARIA authoring practices: arrows move by day and week, Home and
 * End to the ends of the week, PageUp and PageDown by month, with Shift by year. Null for any other key.
 */
export function dayAfterKey(day: Day, key: string, { firstWeekday, shift, rightToLeft }: GridKeys): Day | null {
  const forward = rightToLeft ? -1 : 1;
  const months = shift ? 12 : 1;
  switch (key) {
    case "ArrowRight":
      return addDays(day, forward);
    case "ArrowLeft":
      return addDays(day, -forward);
    case "ArrowDown":
      return addDays(day, daysInWeek);
    case "ArrowUp":
      return addDays(day, -daysInWeek);
    case "Home":
      return startOfWeek(day, firstWeekday);
    case "End":
      return addDays(startOfWeek(day, firstWeekday), daysInWeek - 1);
    case "PageDown":
      return addMonthsToDay(day, months);
    case "PageUp":
      return addMonthsToDay(day, -months);
    default:
      return null;
  }
}
