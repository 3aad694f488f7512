import { getISOWeek } from "date-fns/getISOWeek";
import { getWeekOfMonth } from "date-fns/getWeekOfMonth";
import { lastDayOfMonth } from "date-fns/lastDayOfMonth";
import { startOfWeek as startOfWeekOfDate } from "date-fns/startOfWeek";
import { dateOf, daysInMonth, monthOf, toDate, toDay } from "./day.js";
import type { Day, Weekday } from "./day.js";

export const daysInWeek = 7;

/** The first weekday of a week, as date-fns takes it. */
const weekOptions = {
  1: { weekStartsOn: 0 },
  2: { weekStartsOn: 1 },
  3: { weekStartsOn: 2 },
  4: { weekStartsOn: 3 },
  5: { weekStartsOn: 4 },
  6: { weekStartsOn: 5 },
  7: { weekStartsOn: 6 },
} as const;

/** The first day of the week that contains the day. */
export function startOfWeek(day: Day, firstWeekday: Weekday): Day {
  return toDay(startOfWeekOfDate(toDate(day), weekOptions[firstWeekday]));
}

/** A day's number counted from the first and, negative, from the last. */
type NumberFromEnds = readonly [fromFirst: number, fromLast: number];

/** The day's row among the rows of the month's grid that contain days of the month: 1 to 6, and -1 to -6. */
export function weekOfMonth(day: Day, firstWeekday: Weekday): NumberFromEnds {
  const date = toDate(day);
  const options = weekOptions[firstWeekday];
  const row = getWeekOfMonth(date, options);
  return [row, row - getWeekOfMonth(lastDayOfMonth(date), options) - 1];
}

/** The day's position among the same weekdays of its month: 1 to 5, and -1 to -5. The last Friday has -1. */
export function ordinalsOf(day: Day): NumberFromEnds {
  const date = dateOf(day);
  const after = daysInMonth(monthOf(day)) - date;
  return [Math.ceil(date / daysInWeek), -Math.ceil((after + 1) / daysInWeek)];
}

/** The week of the year by ISO 8601, 1 to 53: weeks begin on Monday and belong to the year of their Thursday. */
export function isoWeekOf(day: Day): number {
  return getISOWeek(toDate(day));
}
