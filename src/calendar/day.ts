/** A calendar day, `yyyy-MM-dd`. It has no hour and no time zone: days compare as text. */
export type Day = string;
/** A month, `yyyy-MM`. */
export type Month = string;
/** 1 is Sunday, 7 is Saturday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const millisecondsInDay = 86_400_000;
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** A day alone is read by `Date.parse` as midnight UTC, where every day has 24 hours. */
const toTime = (day: Day): number => Date.parse(day);
const toDay = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** Every month has a day of this number. */
const shortestMonth = 28;

/** Whether the text is a day that exists, written `yyyy-MM-dd`, from the year 1000. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text)) return false;
  return dateOf(text) <= shortestMonth || new Date(toTime(text)).getUTCDate() === dateOf(text);
}

/** The day `count` days later; earlier when negative. */
export function addDays(day: Day, count: number): Day {
  return toDay(toTime(day) + count * millisecondsInDay);
}

/** Days from `start` to `end`, negative when `end` is earlier. */
export function daysBetween(start: Day, end: Day): number {
  return Math.round((toTime(end) - toTime(start)) / millisecondsInDay);
}

export function weekdayOf(day: Day): Weekday {
  return weekdays[new Date(toTime(day)).getUTCDay()] ?? 1;
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The day's number in its month, from 1. */
export function dateOf(day: Day): number {
  return Number(day.slice(8));
}

export function firstDayOf(month: Month): Day {
  return `${month}-01`;
}

export function lastDayOf(month: Month): Day {
  return addDays(firstDayOf(addMonths(month, 1)), -1);
}

export function daysOf(month: Month): readonly Day[] {
  return Array.from({ length: dateOf(lastDayOf(month)) }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`);
}

/** The month `count` months later; earlier when negative. */
export function addMonths(month: Month, count: number): Month {
  const date = new Date(toTime(firstDayOf(month)));
  date.setUTCMonth(date.getUTCMonth() + count);
  return monthOf(toDay(date.getTime()));
}

/** Months from `start` to `end`, negative when `end` is earlier. */
export function monthsBetween(start: Month, end: Month): number {
  const count = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return count(end) - count(start);
}

/** The same date `count` months later, or that month's last day where the date does not exist (31 January, 28 February). */
export function addMonthsToDay(day: Day, count: number): Day {
  const month = addMonths(monthOf(day), count);
  const last = lastDayOf(month);
  const same = `${month}${day.slice(7)}`;
  return same < last ? same : last;
}
