import { isDay, monthOf, type Day, type Month } from "../../calendar/day.js";

/** A day as it is written, maybe without its year. */
export interface WrittenDay {
  readonly date: number;
  readonly month: number;
  readonly year: number | null;
}

const inDigits = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2})?)?$/u;
const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u;

/** The day that digits name, the date before the month; null where they name none. */
export function dayOf(digits: string): WrittenDay | null {
  const [, isoYear, isoMonth, isoDate] = iso.exec(digits) ?? [];
  const [, date = isoDate, month = isoMonth, year = isoYear] = inDigits.exec(digits) ?? [];
  if (date === undefined || month === undefined) return null;
  const day = { date: Number(date), month: Number(month), year: year === undefined ? null : wholeYear(Number(year)) };
  return isPossible(day) ? day : null;
}

const wholeYear = (year: number) => (year < 100 ? 2000 + year : year);
const leapYear = 2028;
const isPossible = (day: WrittenDay) => isDay(inYear(day, day.year ?? leapYear));
const twoDigits = (value: number) => String(value).padStart(2, "0");
const inYear = ({ date, month }: Omit<WrittenDay, "year">, year: number): Day => `${year}-${twoDigits(month)}-${twoDigits(date)}`;

/** The first such day that is not before another; null where the year that is written has none. */
export function dayFrom(day: WrittenDay, earliest: Day): Day | null {
  if (day.year !== null) {
    const named = inYear(day, day.year);
    return isDay(named) && named >= earliest ? named : null;
  }
  const year = Number(earliest.slice(0, 4));
  const years = [year, year + 1, year + 2, year + 3, year + 4];
  return years.map((one) => inYear(day, one)).find((one) => isDay(one) && one >= earliest) ?? null;
}

/** The first such month that has not ended; null where the year that is written has ended. */
export function monthFrom(month: number, year: number | null, today: Day): Month | null {
  const current = monthOf(today);
  const inThatYear = (one: number): Month => `${one}-${twoDigits(month)}`;
  if (year !== null) return inThatYear(year) >= current ? inThatYear(year) : null;
  const thisYear = Number(today.slice(0, 4));
  return inThatYear(thisYear) >= current ? inThatYear(thisYear) : inThatYear(thisYear + 1);
}
