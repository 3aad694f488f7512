import { addDays, addMonths, daysFrom, firstDayOf, lastDayOf } from "./day.js";
import type { Day, Month, Weekday } from "./day.js";
import type { DayRange } from "./range.js";
import { remembered } from "./remembered.js";
import { daysInWeek, startOfWeek } from "./week.js";
import { times } from "./times.js";

/** Rows of a month page. No month needs more, and the same number for each keeps what is below in place. */
const weeksInPage = 6;

/** One row of a month page. */
export interface Week {
  readonly days: readonly Day[];
  readonly first: Day;
  readonly last: Day;
  /** The page of this row; a day outside it belongs to a neighbouring page. */
  readonly page: DayRange;
}

interface MonthPage {
  readonly month: Month;
  readonly weeks: readonly Week[];
}

function weekFrom(first: Day, page: DayRange): Week {
  return { days: daysFrom(first, daysInWeek), first, last: addDays(first, daysInWeek - 1), page };
}

/** The row of seven days that contains a day. */
export function weekOf(day: Day, firstWeekday: Weekday): Week {
  const first = startOfWeek(day, firstWeekday);
  return weekFrom(first, { start: first, end: addDays(first, daysInWeek - 1) });
}

/** A month as six rows of seven days. The last twelve are kept: another call returns the same object. */
export function monthPage(month: Month, firstWeekday: Weekday): MonthPage {
  return monthPages(`${month} ${startOfWeek(firstDayOf(month), firstWeekday)}`);
}

const monthPages = remembered(12, (key): MonthPage => {
  const [month = "", start = ""] = key.split(" ");
  const page = { start: firstDayOf(month), end: lastDayOf(month) };
  const weeks = times(weeksInPage, (row) => weekFrom(addDays(start, row * daysInWeek), page));
  return { month, weeks };
});

/** `count` consecutive months. The last five lists are kept: another call returns the same one. */
export function monthsFrom(first: Month, count: number): readonly Month[] {
  return monthLists(`${first} ${count}`);
}

const monthLists = remembered(5, (key): readonly Month[] => {
  const [first = "", count = ""] = key.split(" ");
  return times(Number(count), (index) => addMonths(first, index));
});

/** The months shown, moved just far enough to include `wanted`. */
export function monthsToShow(shown: readonly Month[], wanted: Month): readonly Month[] {
  const first = shown[0] ?? wanted;
  const last = shown.at(-1) ?? wanted;
  if (wanted < first) return monthsFrom(wanted, shown.length);
  if (wanted > last) return monthsFrom(addMonths(wanted, 1 - shown.length), shown.length);
  return shown;
}
