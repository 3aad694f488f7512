import { useContext } from "react";
import type { Day, Month } from "../../calendar/day.js";
import { dateOf, firstDayOf } from "../../calendar/day.js";
import { remembered } from "../../calendar/remembered.js";
import { formattingLocale, isLocale } from "../../domain/locale.js";
import { dayWordsOf, type DayWords } from "../../i18n/day-words.js";
import type { Texts } from "../../i18n/texts.js";
import { FormatLocaleContext, useTexts } from "../../i18n/useText.js";
import { times } from "../../calendar/times.js";

/** The names and numerals of a calendar and of a clock in one locale. */
export interface CalendarFormat {
  /** A month without its year. */
  monthName(month: Month): string;
  /** The number of a day in its month, in the locale's own numerals. */
  dateNumber(day: Day): string;
  /** A year in the locale's format. */
  year(year: number): string;
  /** An hour of a day, from 0 to 23: "17 h", "5 pm". */
  hour(hour: number): string;
  /** "05". */
  twoDigits(value: number): string;
  /** From Monday; `short` is two letters in the product's locales, and the narrow name where a language has no short ones. */
  readonly weekdayNames: readonly WeekdayName[];
}

interface WeekdayName {
  readonly short: string;
  readonly long: string;
}

/** A Monday, to name weekdays by. */
const monday = Date.UTC(2024, 0, 1);
const dayLength = 86_400_000;

/** The calendar's format in the locale of the view. */
export function useCalendarFormat(): CalendarFormat {
  const texts = useTexts();
  const locale = useContext(FormatLocaleContext);
  return locale === null ? formatOfTexts(texts) : calendarFormat(locale);
}

/** The calendar's format in a product locale or any other BCP 47 tag, as the browser writes; each is created once. */
export const calendarFormat = remembered(20, (locale: string) => createFormat(locale, null));

const formats = new WeakMap<Texts, CalendarFormat>();

/** The calendar's format in the locale of texts, with their words for days; created once. */
function formatOfTexts(texts: Texts): CalendarFormat {
  const known = formats.get(texts);
  if (known) return known;
  const made = createFormat(texts.locale, dayWordsOf(texts));
  formats.set(texts, made);
  return made;
}

function createFormat(locale: string, words: DayWords | null): CalendarFormat {
  const tag = formattingLocale(locale);
  const isOwn = isLocale(locale);
  const dates = remembered(
    2,
    (unit) => new Intl.DateTimeFormat(tag, { [unit]: unit === "month" ? "long" : "numeric", calendar: "gregory", timeZone: "UTC" }),
  );
  const numbers = remembered(2, (digits) => new Intl.NumberFormat(tag, { useGrouping: false, minimumIntegerDigits: Number(digits) }));
  const number = (value: number) => numbers("1").format(value);
  let names: readonly WeekdayName[] | undefined;
  return {
    monthName: (month) => words?.months[Number(month.slice(5)) - 1] ?? dates("month").format(Date.parse(firstDayOf(month))),
    // The product's locales use the digits 0 to 9; loading the browser's number format would take longer than rendering a month.
    dateNumber: (day) => (isOwn ? String(dateOf(day)) : number(dateOf(day))),
    year: number,
    hour: (hour) => dates("hour").format(Date.UTC(2024, 0, 1, hour)),
    twoDigits: (value) => numbers("2").format(value),
    get weekdayNames() {
      return (names ??= words ? words.weekdays.map(namesOf) : weekdayNames(tag, isOwn));
    },
  };
}

const namesOf = (long: string): WeekdayName => ({ long, short: long.slice(0, 2) });

function weekdayNames(tag: string, hasTwoLetters: boolean): readonly WeekdayName[] {
  const namesOf = (weekday: "long" | "short" | "narrow") => {
    const { format } = new Intl.DateTimeFormat(tag, { weekday, timeZone: "UTC" });
    return times(7, (index) => format(monday + index * dayLength));
  };
  const long = namesOf("long");
  const shorter = hasTwoLetters ? long.map((name) => name.slice(0, 2)) : namesOf("short");
  // Arabic and Persian have no short names.
  const short = shorter[0] === long[0] ? namesOf("narrow") : shorter;
  return long.map((name, index) => ({ long: name, short: short[index] ?? name }));
}
