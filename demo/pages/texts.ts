import type { Locale } from "../../src/domain/locale.js";
import { markets } from "../../src/domain/markets.js";
import { formatBy, formatFor } from "../../src/i18n/format.js";
import { timeOfDay } from "../../src/i18n/format-time.js";
import { unbroken } from "../../src/i18n/unbroken.js";
import { numberFormatBy } from "../../src/i18n/number-format.js";
import { createTranslator } from "../../src/i18n/translator.light.js";
import type { TextValues, Words } from "../../src/i18n/words.js";

/** The text of a key such as `stay.total`; empty where there is none. */
export type Texts = (key: string, values?: TextValues) => string;

/** The texts of the demo's own pages, as the locale files of the library are written, and their format. */
export function createTexts(locale: Locale, words: Words): { readonly texts: Texts; readonly format: Format } {
  const { tag, language } = markets[locale];
  const { translate } = createTranslator(tag, words, { fallback: language, number: (value) => numbers.number(value) });
  const numbers = numberFormatBy(tag, translate);
  const texts: Texts = (key, values) => translate(key, values) ?? "";
  return { texts, format: pageFormat(locale, formatBy({ locale, text: texts, numbers })) };
}

/** Money, days and numbers as the browser writes them in a locale of the demo. */
export const createFormat = (locale: Locale): Format => pageFormat(locale, formatFor(locale));

/** Hours and minutes, in the units' short names, within which no line breaks. */
function duration(minutes: number, tag: string): string {
  const parts = [
    ["hour", Math.floor(minutes / 60)],
    ["minute", minutes % 60],
  ] as const;
  return parts
    .filter(([, value]) => value > 0)
    .map(([unit, value]) => new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "short" }).format(value))
    .map(unbroken)
    .join("\u00a0");
}

/** Money, days and numbers as a locale of the demo writes them, like the elements. Days are `yyyy-MM-dd`. */
function pageFormat(locale: Locale, { money, exactMoney, day, dayRange, month, rating, percent }: ReturnType<typeof formatFor>) {
  return {
    /** Whole units of the locale's currency. */
    money: (amount: number) => money(amount),
    /** With its cents. */
    exactMoney: (amount: number) => exactMoney(amount),
    day: (date: string, style?: Parameters<ReturnType<typeof formatFor>["day"]>[1]) => day(date, style),
    dayRange: (start: string, end: string) => dayRange(start, end),
    /** Of a month, `yyyy-MM`. */
    month: (of: string) => month(of),
    time: (time: Date) => timeOfDay(time.getTime(), locale),
    duration: (minutes: number) => duration(minutes, markets[locale].tag),
    rating,
    /** Of a fraction. */
    percent,
  };
}

export type Format = ReturnType<typeof pageFormat>;
