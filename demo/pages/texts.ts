import type { Locale } from "../../src/domain/locale.js";
import { markets } from "../../src/domain/markets.js";
import { timeOfDay } from "../../src/i18n/format-time.js";
import { createTranslator } from "../../src/i18n/translator.light.js";
import type { TextValues, Words } from "../../src/i18n/words.js";

/** The text of a key such as `stay.total`; empty where there is none. */
export type Texts = (key: string, values?: TextValues) => string;

/** The texts of the demo's own pages, as the locale files of the library are written. */
export function createTexts(locale: Locale, words: Words): Texts {
  const { translate } = createTranslator(markets[locale].tag, words);
  return (key, values) => translate(key, values) ?? "";
}

/** Money, days and numbers as a locale of the demo writes them. Days are `yyyy-MM-dd`. */
export function createFormat(locale: Locale) {
  const { tag, currency } = markets[locale];
  const money = new Intl.NumberFormat(tag, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  });
  const days = new Intl.DateTimeFormat(tag, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
  const ratings = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percents = new Intl.NumberFormat(tag, { style: "percent" });
  return {
    /** Whole units of the locale's currency. */
    money: (amount: number) => money.format(amount),
    day: (day: string) => days.format(new Date(day)),
    dayRange: (start: string, end: string) => days.formatRange(new Date(start), new Date(end)),
    time: (time: Date) => timeOfDay(time.getTime(), locale),
    rating: (rating: number) => ratings.format(rating),
    /** Of a fraction. */
    percent: (fraction: number) => percents.format(fraction),
  };
}

export type Format = ReturnType<typeof createFormat>;
