import { locales } from "../drivers/demo.js";
import { dayNumber } from "../../demo/engine/catalogue/days.js";
import type { WishLocale } from "./wish.js";

const spaced = (text: string): string => text.replaceAll(/\s+/g, " ");
/** One space for each run of spaces and line ends, whichever they are. */
export const plain = (text: string): string => spaced(text).trim();

const quoted = (text: string): string => spaced(text).replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A text of the page as a pattern; what it fills in is any text, and a group. */
export const patternOf = (text: string): string =>
  text
    .split(/\{\{[^}]*\}\}/)
    .map(quoted)
    .join("(.+?)");

const moneyPatterns: Readonly<Record<WishLocale, string>> = {
  "fr-FR": "(\\d{1,3}(?: \\d{3})*) €",
  "en-GB": "£(\\d{1,3}(?:,\\d{3})*)",
  "nl-NL": "€ (\\d{1,3}(?:\\.\\d{3})*)",
};

/** What a visitor of one language reads in the page, and how. */
export interface PageWords {
  readonly texts: (typeof locales)[WishLocale]["words"];
  readonly home: string;
  readonly money: RegExp;
  /** The first price in a text; null without one. */
  price(text: string): number | null;
  /** The start of the name of a day in the calendar: `Saturday, 6 February 2027`. */
  dayName(day: string): RegExp;
  /** A `yyyy-MM-dd` day with its month: `6 February`. */
  dayText(day: string): string;
  /** The name of a `yyyy-MM` month. */
  monthName(month: string): string;
  /** The first day that a text names; without a year it is the next one from today on. */
  day(text: string, today: string): string | null;
  /** The two days of a range such as `26 Dec 2026 – 2 Jan 2027`, in which the first may lack what both have in common. */
  range(text: string): { readonly start: string; readonly end: string } | null;
}

const padded = (value: number): string => String(value).padStart(2, "0");
const isoDay = (year: number, month: number, day: number): string => `${year}-${padded(month)}-${padded(day)}`;
const firstOfMonth = "(?:1er|1)";

export function pageWords(locale: WishLocale): PageWords {
  const { words: texts, home } = locales[locale];
  const months = texts.days.months.split(" ");
  const shortMonths = texts.days.short_months.split(" ");
  const weekdays = texts.days.weekdays.split(" ");
  const money = new RegExp(moneyPatterns[locale]);
  const numberOfMonth = (word: string): number =>
    1 + Math.max(months.indexOf(word), shortMonths.indexOf(word), shortMonths.indexOf(`${word}.`));
  const partsOf = (text: string) => {
    const [, day = "", word = "", year] = /(\d{1,2})(?:er)?(?: ([^\s\d·–,]+))?(?: (\d{4}))?/.exec(plain(text)) ?? [];
    return { day: Number(day), month: numberOfMonth(word), year: year === undefined ? null : Number(year) };
  };
  return {
    texts,
    home,
    money,
    price: (text) => {
      const [, digits] = money.exec(plain(text)) ?? [];
      return digits === undefined ? null : Number(digits.replaceAll(/\D/g, ""));
    },
    dayName(text) {
      const day = new Date(`${text}T00:00:00Z`);
      const name = quoted(texts.days.long)
        .replace("EEEE", weekdays[(day.getUTCDay() + 6) % 7] ?? "")
        .replace("MMMM", months[day.getUTCMonth()] ?? "")
        .replace(/\bd\b/, day.getUTCDate() === 1 ? firstOfMonth : String(day.getUTCDate()))
        .replace(/\by\b/, String(day.getUTCFullYear()));
      return new RegExp(`^${name}\\b`);
    },
    dayText(day) {
      return `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1] ?? ""}`;
    },
    monthName(month) {
      const [year = "", number = ""] = month.split("-");
      return `${months[Number(number) - 1] ?? ""} ${year}`;
    },
    day(text, today) {
      const { day, month, year } = partsOf(text);
      if (day === 0 || month === 0) return null;
      const thisYear = Number(today.slice(0, 4));
      const next = isoDay(thisYear, month, day) < today ? thisYear + 1 : thisYear;
      return isoDay(year ?? next, month, day);
    },
    range(text) {
      const [first = "", second] = plain(text).split(" – ");
      if (second === undefined) return null;
      const [start, end] = [partsOf(first), partsOf(second)];
      if (end.year === null || end.month === 0 || start.day === 0) return null;
      const days = {
        start: isoDay(start.year ?? end.year, start.month || end.month, start.day),
        end: isoDay(end.year, end.month, end.day),
      };
      return dayNumber(days.start) === null || dayNumber(days.end) === null ? null : days;
    },
  };
}

/** The numbers of a text, in their order. */
export const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
