import { createCache } from "./cache.js";
import { addDays, addMonths, firstDayOf, monthOf, weekdayOf } from "./day.js";
import type { Day, Month, Weekday } from "./day.js";

/** Rows of a month page: the most that any month needs, so that paging never moves what is below. */
const weeksInPage = 6;
export const daysInWeek = 7;

/** One row of a month page. */
export interface Week {
  /** Seven days; null is a day of a neighbouring month. */
  readonly days: readonly (Day | null)[];
  readonly first: Day;
  readonly last: Day;
  /** No day of the row is of the month. */
  readonly empty: boolean;
}

export interface MonthPage {
  readonly month: Month;
  readonly weeks: readonly Week[];
}

/** How many days of the previous month the first row holds. */
function leadOf(month: Month, firstWeekday: Weekday): number {
  return (weekdayOf(firstDayOf(month)) - firstWeekday + daysInWeek) % daysInWeek;
}

function weekFrom(first: Day, month: Month): Week {
  const days = Array.from({ length: daysInWeek }, (_, index) => {
    const day = addDays(first, index);
    return monthOf(day) === month ? day : null;
  });
  return { days, first, last: addDays(first, daysInWeek - 1), empty: days.every((day) => day === null) };
}

const pages = createCache<MonthPage>(12);

/** A month as six rows of seven days. Of the last twelve months it is the same object at each call. */
export function monthPage(month: Month, firstWeekday: Weekday): MonthPage {
  return pages.get(`${month} ${firstWeekday}`, () => makeMonthPage(month, firstWeekday));
}

function makeMonthPage(month: Month, firstWeekday: Weekday): MonthPage {
  const start = addDays(firstDayOf(month), -leadOf(month, firstWeekday));
  const weeks = Array.from({ length: weeksInPage }, (_, row) => weekFrom(addDays(start, row * daysInWeek), month));
  return { month, weeks };
}

/** `count` months in a row. */
export function monthsFrom(first: Month, count: number): readonly Month[] {
  return Array.from({ length: count }, (_, index) => addMonths(first, index));
}

/** As many months as are shown, moved just far enough that `wanted` is one of them. */
export function monthsToShow(shown: readonly Month[], wanted: Month): readonly Month[] {
  const first = shown[0] ?? wanted;
  const last = shown.at(-1) ?? wanted;
  if (wanted < first) return monthsFrom(wanted, shown.length);
  if (wanted > last) return monthsFrom(addMonths(wanted, 1 - shown.length), shown.length);
  return shown;
}
