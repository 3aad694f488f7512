import { charactersOf } from "./characters.js";
import { intlLocales } from "./locales.js";
import { times } from "./times.js";

/** The words and digits with which a locale writes dates. */
export interface DateWords {
  /** Its digits, from 0 to 9. */
  readonly digits: readonly string[];
  /** The folded names of each month: long and short, alone and next to a day. */
  readonly months: readonly (readonly string[])[];
  /** The two halves of a day as the locale writes them, such as `AM` and `PM`. */
  readonly periods: readonly [am: string, pm: string];
}

/** A text for comparison, without case, accents or width variants. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u064b-\u065f]/g, "")
    .toLowerCase();
}

/** The words and numbers of a folded text, in order. Dots within a word are removed; `p. m.` is one word. */
export function wordsIn(folded: string): readonly string[] {
  const words = folded.replace(/([ap])\.? m\b/g, "$1m").match(/\d+|[\p{L}\p{M}.]+/gu) ?? [];
  return words.map((word) => word.replaceAll(".", "")).filter((word) => word !== "");
}

/** The words of a locale, from `Intl`. Keep the result: it takes several milliseconds. */
export function dateWords(locale: string): DateWords {
  const locales = intlLocales(locale);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales, { ...options, calendar: "gregory", timeZone: "UTC" });
  const clock = format({ hour: "numeric", hour12: true });
  const period = (hour: number) => clock.formatToParts(Date.UTC(2027, 0, 1, hour)).find(({ type }) => type === "dayPeriod")?.value ?? "";
  const names = (["long", "short"] as const).flatMap((month) => [format({ month }), format({ month, day: "numeric" })]);
  const namesOf = (month: number) => names.map((name) => longestWord(name.format(Date.UTC(2027, month, 1))));
  return {
    digits: charactersOf(new Intl.NumberFormat(locales, { useGrouping: false }).format(9_876_543_210)).toReversed(),
    months: times(12, (month) => [...new Set(namesOf(month))].filter((name) => name !== "")),
    periods: [period(5), period(17)],
  };
}

/** For example `febrero` in `1 de febrero`. */
function longestWord(text: string): string {
  const words = wordsIn(fold(text)).filter((word) => !/\d/.test(word));
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}
