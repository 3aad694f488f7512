import { addDays, dateOf, daysBetween, lastDayOf, monthOf, weekdayOf } from "./day.js";
import type { Day, Weekday } from "./day.js";
import { daysInWeek } from "./pages.js";

const monday: Weekday = 2;

/** A day's number counted from the first and, negative, from the last. */
export type NumberFromEnds = readonly [fromFirst: number, fromLast: number];

/** The day's row among those of the month's grid that hold days of the month: 1 to 6, and -1 to -6. */
export function weekOfMonth(day: Day, firstWeekday: Weekday): NumberFromEnds {
  const month = monthOf(day);
  const lead = (weekdayOf(`${month}-01`) - firstWeekday + daysInWeek) % daysInWeek;
  const rowOf = (date: number) => Math.ceil((date + lead) / daysInWeek);
  const row = rowOf(dateOf(day));
  return [row, row - rowOf(dateOf(lastDayOf(month))) - 1];
}

/** Which of its weekday in the month the day is: 1 to 5, and -1 to -5. */
export function ordinalsOf(day: Day): NumberFromEnds {
  const date = dateOf(day);
  const after = dateOf(lastDayOf(monthOf(day))) - date;
  return [Math.ceil(date / daysInWeek), -Math.ceil((after + 1) / daysInWeek)];
}

/** The week of the year by ISO 8601, 1 to 53: from Monday, in the year that holds its Thursday. */
export function isoWeekOf(day: Day): number {
  const daysFromMonday = (weekdayOf(day) - monday + daysInWeek) % daysInWeek;
  const thursday = addDays(day, 3 - daysFromMonday);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / daysInWeek) + 1;
}
