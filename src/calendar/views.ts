import { addDays, addMonths, firstDayOf, monthOf } from "./day.js";
import type { Day, Month, Weekday } from "./day.js";
import { weekOf } from "./pages.js";
import type { Week } from "./pages.js";

/** What one page shows: a day, a week, or a month. */
export type View = "daily" | "weekly" | "monthly";

/** The row of a daily or a weekly page that has a day. */
export function rowOf(view: "daily" | "weekly", day: Day, firstWeekday: Weekday): Week {
  if (view === "weekly") return weekOf(day, firstWeekday);
  return { days: [day], first: day, last: day, page: { start: day, end: day } };
}

/** The day that a step of `count` daily or weekly pages leads to. */
export function stepDays(view: "daily" | "weekly", day: Day, count: number): Day {
  return addDays(day, view === "weekly" ? 7 * count : count);
}

/** How far an open day is looked for, in months. */
const lookahead = 24;

/** The first month from `from` with a day that may be chosen, within two years; else `from`. */
export function firstOpenMonth(from: Day, isOpen: (day: Day) => boolean): Month {
  const end = firstDayOf(addMonths(monthOf(from), lookahead));
  for (let day = from; day < end; day = addDays(day, 1)) if (isOpen(day)) return monthOf(day);
  return monthOf(from);
}
