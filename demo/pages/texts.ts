import type { Locale } from "../../src/domain/locale.js";
import { markets } from "../../src/domain/markets.js";
import { formatFor } from "../../src/i18n/format.js";
import { timeOfDay } from "../../src/i18n/format-time.js";
import { createTranslator } from "../../src/i18n/translator.light.js";
import type { TextValues, Words } from "../../src/i18n/words.js";

/** The text of a key such as `stay.total`; empty where there is none. */
export type Texts = (key: string, values?: TextValues) => string;

/** The texts of the demo's own pages, as the locale files of the library are written. */
export function createTexts(locale: Locale, words: Words): Texts {
  const { number } = formatFor(locale);
  const { translate } = createTranslator(markets[locale].tag, words, { fallback: markets[locale].language, number });
  return (key, values) => translate(key, values) ?? "";
}

/** Money, days and numbers as a locale of the demo writes them, like the elements. Days are `yyyy-MM-dd`. */
export function createFormat(locale: Locale) {
  const { money, day, dayRange, rating, percent } = formatFor(locale);
  return {
    /** Whole units of the locale's currency. */
    money: (amount: number) => money(amount),
    day: (date: string) => day(date),
    dayRange: (start: string, end: string) => dayRange(start, end),
    time: (time: Date) => timeOfDay(time.getTime(), locale),
    rating,
    /** Of a fraction. */
    percent,
  };
}

export type Format = ReturnType<typeof createFormat>;
