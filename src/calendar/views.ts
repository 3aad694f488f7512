import { addDays, addMonths, firstDayOf, monthOf } from "./day.js";
import type { Day, Month, Weekday } from "./day.js";
import { weekOf } from "./pages.js";
import type { Week } from "./pages.js";

/** What one page shows: a day, a week, or a month. */
export type View = "daily" | "weekly" | "monthly";

/** The row of the daily or weekly page that contains a day. */
export function rowOf(view: "daily" | "weekly", day: Day, firstWeekday: Weekday): Week {
  if (view === "weekly") return weekOf(day, firstWeekday);
  return { days: [day], first: day, last: day, page: { start: day, end: day } };
}

/** The day that is `count` daily or weekly pages later. */
export function stepDays(view: "daily" | "weekly", day: Day, count: number): Day {
  return addDays(day, view === "weekly" ? 7 * count : count);
}

/** Months in which an open day is looked for. */
const lookahead = 24;

/** The first month, within two years from `from`, with a day that may be chosen; otherwise the month of `from`. */
export function firstOpenMonth(from: Day, isOpen: (day: Day) => boolean): Month {
  const end = firstDayOf(addMonths(monthOf(from), lookahead));
  for (let day = from; day < end; day = addDays(day, 1)) if (isOpen(day)) return monthOf(day);
  return monthOf(from);
}
