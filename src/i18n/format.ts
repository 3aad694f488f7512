import { formattingLocale, isLocale, marketOf } from "../domain/locale.js";
import { browserDayFormat, dayFormatOf, type DayFormat } from "./day-format.js";
import { dayWordsOf, type DayPattern } from "./day-words.js";
import { browserNumberFormat, type NumberFormat } from "./number-format.js";
import type { Texts } from "./texts.js";

/**
 * How much of a day is written: "6 févr. 2027", "6 févr.", "samedi 6 février 2027", "sam. 6 févr." `cell` is the long one with
 * its number as in a calendar's cell, so that the accessible name contains the visible text.
 */
type DayStyle = Exclude<DayPattern, "month"> | "cell";

/** Money, days and numbers as one locale writes them. Days are `yyyy-MM-dd`, months `yyyy-MM`. */
export interface Format {
  /** Whole units, in `currency` or the locale's own. */
  money(amount: number, currency?: string): string;
  /** All decimals; for service fees. */
  exactMoney(amount: number, currency?: string): string;
  /** The sign of a currency: "£". */
  currency(currency?: string): string;
  day(day: string, style?: DayStyle): string;
  /** "6 – 13 févr. 2027"; without the year "6 – 13 févr." */
  dayRange(start: string, end: string, options?: { year?: boolean }): string;
  month(month: string): string;
  /** Without its year: "février", or short "févr." */
  monthName(month: string, style?: "long" | "short"): string;
  number(value: number): string;
  /** One of several: "3, 4 ou 7". */
  choice(items: readonly string[]): string;
  /** One decimal. */
  rating(value: number): string;
  /** A fraction as a percentage, with a true minus sign: `-0.15` is "−15 %". */
  percent(fraction: number): string;
}

const formats = new Map<string, Format>();

/** The first of a month in the market's own form, which `Intl` does not support. */
function withFirstOfMonth(text: string, firstOfMonth: string): string {
  return text.replace(/(?<!\d)1(?=\s\p{L})/gu, firstOfMonth);
}

/** The format of a product locale or any other BCP 47 tag, as the browser writes; each is created once. */
export function formatFor(locale: string): Format {
  const known = formats.get(locale);
  if (known) return known;
  const tag = formattingLocale(locale);
  const made = createFormat(locale, browserDayFormat(tag), browserNumberFormat(tag));
  formats.set(locale, made);
  return made;
}

const formatsOfTexts = new WeakMap<Texts, Format>();

/** The format of the locale of texts, with their words for days and numbers; created once. */
export function formatOf(texts: Texts): Format {
  const known = formatsOfTexts.get(texts);
  if (known) return known;
  const made = formatBy(texts);
  formatsOfTexts.set(texts, made);
  return made;
}

/** The format of a locale by its words for days, as the browser writes where it lacks one. */
export function formatBy(texts: Pick<Texts, "locale" | "text" | "numbers">): Format {
  const words = dayWordsOf(texts);
  return words ? createFormat(texts.locale, dayFormatOf(words), texts.numbers) : formatFor(texts.locale);
}

function createFormat(locale: string, days: DayFormat, numbers: NumberFormat): Format {
  const home = marketOf(locale).currency;
  let choices: Intl.ListFormat | undefined;
  const plain = (text: string) => text;
  const firstOfMonth = isLocale(locale) ? marketOf(locale).firstOfMonth : null;
  const ordinal = firstOfMonth === null ? plain : (text: string) => withFirstOfMonth(text, firstOfMonth);
  const ranges = cached((key) => {
    const [start = "", end = "", year] = key.split(" ");
    return ordinal(days.dayRange(start, end, year === "true" ? "medium" : "dayMonth"));
  });
  return {
    money: (amount, currency = home) => numbers.money(amount, currency),
    exactMoney: (amount, currency = home) => numbers.exactMoney(amount, currency),
    currency: (currency = home) => numbers.sign(currency),
    day: (day, style = "medium") => (style === "cell" ? days.day(day, "long") : ordinal(days.day(day, style))),
    dayRange: (start, end, { year = true } = {}) => ranges(`${start} ${end} ${year}`),
    month: (month) => days.day(`${month}-01`, "month"),
    monthName: (month, style = "long") => days.monthName(`${month}-01`, style),
    choice: (items) => (choices ??= new Intl.ListFormat(formattingLocale(locale), { type: "disjunction" })).format(items),
    number: numbers.number,
    rating: numbers.rating,
    percent: numbers.percent,
  };
}

function cached<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}
