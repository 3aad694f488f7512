import { formattingLocale, isLocale, marketOf } from "../domain/locale.js";

/**
 * How much of a day is written: "6 févr. 2027", "6 févr.", "samedi 6 février 2027", "sam. 6 févr." `cell` is the long one with
 * its number as in a calendar's cell, so that the accessible name contains the visible text.
 */
type DayStyle = "medium" | "dayMonth" | "long" | "weekday" | "cell";

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

const dayStyles: Record<DayStyle | "month" | "longMonth" | "shortMonth", Intl.DateTimeFormatOptions> = {
  medium: { day: "numeric", month: "short", year: "numeric" },
  dayMonth: { day: "numeric", month: "short" },
  long: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  cell: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  weekday: { weekday: "short", day: "numeric", month: "short" },
  month: { month: "long", year: "numeric" },
  longMonth: { month: "long" },
  shortMonth: { month: "short" },
};
const formats = new Map<string, Format>();

/** The first of a month in the market's own form, which `Intl` does not support. */
function withFirstOfMonth(text: string, firstOfMonth: string): string {
  return text.replace(/(?<!\d)1(?=\s\p{L})/gu, firstOfMonth);
}

/** The format of a product locale or any other BCP 47 tag; each is created once. */
export function formatFor(locale: string): Format {
  const known = formats.get(locale);
  if (known) return known;
  const made = createFormat(locale);
  formats.set(locale, made);
  return made;
}

function createFormat(locale: string): Format {
  const tag = formattingLocale(locale);
  const numbers = cached((key) => new Intl.NumberFormat(tag, numberOptions(key)));
  const days = cached((style) => new Intl.DateTimeFormat(tag, { ...styleOf(style), calendar: "gregory", timeZone: "UTC" }));
  const home = marketOf(locale).currency;
  let choices: Intl.ListFormat | undefined;
  const plain = (text: string) => text;
  const firstOfMonth = isLocale(locale) ? marketOf(locale).firstOfMonth : null;
  const ordinal = firstOfMonth === null ? plain : (text: string) => withFirstOfMonth(text, firstOfMonth);
  const ranges = cached((key) => {
    const [style = "", start = "", end = ""] = key.split(" ");
    return ordinal(range(days(style), start, end));
  });
  return {
    money: (amount, currency = home) => numbers(`whole ${currency}`).format(amount),
    exactMoney: (amount, currency = home) => numbers(`${Number.isInteger(amount) ? "whole" : "exact"} ${currency}`).format(amount),
    currency: (currency = home) =>
      numbers(`whole ${currency}`)
        .formatToParts(0)
        .find(({ type }) => type === "currency")?.value ?? currency,
    day: (day, style = "medium") => (style === "cell" ? plain : ordinal)(days(style).format(dateOf(day))),
    dayRange: (start, end, { year = true } = {}) => ranges(`${year ? "medium" : "dayMonth"} ${start} ${end}`),
    month: (month) => days("month").format(dateOf(`${month}-01`)),
    monthName: (month, style = "long") => days(`${style}Month`).format(dateOf(`${month}-01`)),
    choice: (items) => (choices ??= new Intl.ListFormat(tag, { type: "disjunction" })).format(items),
    number: (value) => numbers("number").format(value),
    rating: (value) => numbers("rating").format(value),
    percent: (fraction) => numbers("percent").format(fraction).replace("-", "\u2212"),
  };
}

function numberOptions(key: string): Intl.NumberFormatOptions {
  if (key === "number") return {};
  if (key === "rating") return { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  if (key === "percent") return { style: "percent" };
  const [precision, currency] = key.split(" ");
  const money: Intl.NumberFormatOptions = { style: "currency", currency: currency ?? "EUR", currencyDisplay: "narrowSymbol" };
  return precision === "whole" ? { ...money, minimumFractionDigits: 0, maximumFractionDigits: 0 } : money;
}

function styleOf(key: string): Intl.DateTimeFormatOptions {
  return Object.hasOwn(dayStyles, key) ? dayStyles[key as keyof typeof dayStyles] : dayStyles.medium;
}

/** Browsers differ in the spaces around the dash; here a line never breaks before it. */
function range(format: Intl.DateTimeFormat, start: string, end: string): string {
  const parts = format.formatRangeToParts(dateOf(start), dateOf(end));
  return parts.map(({ type, value }) => (type === "literal" ? value.replace(/^\s*–\s*$/, "\u00a0– ") : value)).join("");
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
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
