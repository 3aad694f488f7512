import { addDays, addMonths, daysFrom, firstDayOf, lastDayOf } from "./day.js";
import type { Day, Month, Weekday } from "./day.js";
import type { DayRange } from "./range.js";
import { remembered } from "./remembered.js";
import { daysInWeek, startOfWeek } from "./week.js";

/** Rows of a month page: the most that any month needs, so that paging never moves what is below. */
const weeksInPage = 6;

/** One row of a month page. */
export interface Week {
  readonly days: readonly Day[];
  readonly first: Day;
  readonly last: Day;
  /** The page that it is a row of; a day outside belongs to a neighbouring page. */
  readonly page: DayRange;
}

interface MonthPage {
  readonly month: Month;
  readonly weeks: readonly Week[];
}

function weekFrom(first: Day, page: DayRange): Week {
  return { days: daysFrom(first, daysInWeek), first, last: addDays(first, daysInWeek - 1), page };
}

/** The row of seven days that a day is in. */
export function weekOf(day: Day, firstWeekday: Weekday): Week {
  const first = startOfWeek(day, firstWeekday);
  return weekFrom(first, { start: first, end: addDays(first, daysInWeek - 1) });
}

/** A month as six rows of seven days. Of the last twelve months it is the same object at each call. */
export function monthPage(month: Month, firstWeekday: Weekday): MonthPage {
  return monthPages(`${month} ${startOfWeek(firstDayOf(month), firstWeekday)}`);
}

const monthPages = remembered(12, (key): MonthPage => {
  const [month = "", start = ""] = key.split(" ");
  const page = { start: firstDayOf(month), end: lastDayOf(month) };
  const weeks = Array.from({ length: weeksInPage }, (_, row) => weekFrom(addDays(start, row * daysInWeek), page));
  return { month, weeks };
});

/** `count` months in a row. Of the last five it is the same list at each call. */
export function monthsFrom(first: Month, count: number): readonly Month[] {
  return monthLists(`${first} ${count}`);
}

const monthLists = remembered(5, (key): readonly Month[] => {
  const [first = "", count = ""] = key.split(" ");
  return Array.from({ length: Number(count) }, (_, index) => addMonths(first, index));
});

/** As many months as are shown, moved just far enough that `wanted` is one of them. */
export function monthsToShow(shown: readonly Month[], wanted: Month): readonly Month[] {
  const first = shown[0] ?? wanted;
  const last = shown.at(-1) ?? wanted;
  if (wanted < first) return monthsFrom(wanted, shown.length);
  if (wanted > last) return monthsFrom(addMonths(wanted, 1 - shown.length), shown.length);
  return shown;
}
