import { currencyOf, formattingLocale, type Locale } from "../../src/domain/locale.js";

/** Words nested by what they belong to; a text with a number has a variant a plural (`guests_one`, `guests_other`). */
export interface Words {
  readonly [key: string]: string | Words;
}

/** Values for the blanks of a text, `{{name}}`; `count` also chooses the plural. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The text of a key such as `stay.total`; empty where there is none. */
export type Texts = (key: string, values?: TextValues) => string;

function leafOf(words: Words, key: string): string | null {
  let found: string | Words | undefined = words;
  for (const step of key.split(".")) found = typeof found === "object" ? found[step] : undefined;
  return typeof found === "string" ? found : null;
}

/** The texts of the demo's own pages, as the locale files of the library are written. */
export function createTexts(locale: Locale, words: Words): Texts {
  const tag = formattingLocale(locale);
  const plurals = new Intl.PluralRules(tag);
  const numbers = new Intl.NumberFormat(tag);
  const written = (value: string | number | undefined) => (typeof value === "number" ? numbers.format(value) : (value ?? ""));
  return (key, values = {}) => {
    const { count } = values;
    const plural = typeof count === "number" ? leafOf(words, `${key}_${plurals.select(count)}`) : null;
    const text = plural ?? leafOf(words, key) ?? leafOf(words, `${key}_other`) ?? "";
    return text.replaceAll(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => written(values[name]));
  };
}

/** Money, days and numbers as a locale of the demo writes them. Days are `yyyy-MM-dd`. */
export function createFormat(locale: Locale) {
  const tag = formattingLocale(locale);
  const money = new Intl.NumberFormat(tag, {
    style: "currency",
    currency: currencyOf(locale),
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  });
  const days = new Intl.DateTimeFormat(tag, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
  const times = new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit" });
  const ratings = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percents = new Intl.NumberFormat(tag, { style: "percent" });
  return {
    /** Whole units of the locale's currency. */
    money: (amount: number) => money.format(amount),
    day: (day: string) => days.format(new Date(day)),
    dayRange: (start: string, end: string) => days.formatRange(new Date(start), new Date(end)),
    time: (time: Date) => times.format(time),
    rating: (rating: number) => ratings.format(rating),
    /** Of a fraction. */
    percent: (fraction: number) => percents.format(fraction),
  };
}

export type Format = ReturnType<typeof createFormat>;
