import { UTCDateMini } from "@date-fns/utc/date/mini";
import { addDays as addDaysToDate } from "date-fns/addDays";
import { addMonths as addMonthsToDate } from "date-fns/addMonths";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { differenceInCalendarMonths } from "date-fns/differenceInCalendarMonths";
import { getDay } from "date-fns/getDay";
import { getDaysInMonth } from "date-fns/getDaysInMonth";
import { lastDayOfMonth } from "date-fns/lastDayOfMonth";
import { times } from "./times.js";

/** A calendar day, `yyyy-MM-dd`. It has no hour and no time zone: days compare as text. */
export type Day = string;
/** A month, `yyyy-MM`. */
export type Month = string;
/** 1 is Sunday, 7 is Saturday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
/** Every month has a day of this number. A page may give a thousand days to check. */
const shortestMonth = 28;

/** A day for date-fns, at midnight of a date whose local time is UTC: the time zone of the machine has no effect. */
export const toDate = (day: Day): Date => new UTCDateMini(day);
export const toDay = (date: Date): Day => date.toISOString().slice(0, 10);

/** Whether the text is a day that exists, written `yyyy-MM-dd`, from the year 1000. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text)) return false;
  const date = dateOf(text);
  return date <= shortestMonth || date <= daysInMonth(monthOf(text));
}

/** The day `count` days later; earlier when negative. */
export function addDays(day: Day, count: number): Day {
  return toDay(addDaysToDate(toDate(day), count));
}

/** `count` consecutive days from `first`. */
export function daysFrom(first: Day, count: number): readonly Day[] {
  const date = toDate(first);
  return times(count, (index) => toDay(addDaysToDate(date, index)));
}

/** Days from `start` to `end`, negative when `end` is earlier. */
export function daysBetween(start: Day, end: Day): number {
  return differenceInCalendarDays(toDate(end), toDate(start));
}

export function weekdayOf(day: Day): Weekday {
  return weekdays[getDay(toDate(day))] ?? 1;
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
  return toDay(lastDayOfMonth(toDate(firstDayOf(month))));
}

export function daysInMonth(month: Month): number {
  return getDaysInMonth(toDate(firstDayOf(month)));
}

export function daysOf(month: Month): readonly Day[] {
  return daysFrom(firstDayOf(month), daysInMonth(month));
}

/** The month `count` months later; earlier when negative. */
export function addMonths(month: Month, count: number): Month {
  return monthOf(toDay(addMonthsToDate(toDate(firstDayOf(month)), count)));
}

/** Months from `start` to `end`, negative when `end` is earlier. */
export function monthsBetween(start: Month, end: Month): number {
  return differenceInCalendarMonths(toDate(firstDayOf(end)), toDate(firstDayOf(start)));
}

/** The same date `count` months later, or that month's last day if it has no such date (31 January, 28 February). */
export function addMonthsToDay(day: Day, count: number): Day {
  return toDay(addMonthsToDate(toDate(day), count));
}
