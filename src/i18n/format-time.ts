import { formattingLocale, isLocale, marketOf } from "../domain/locale.js";

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A moment as the time of day on the visitor's clock: "10:32"; "10 h 32" in French.
 * @param moment in ms since 1970, like `Date.now()`.
 * @param locale one of the product, or any other BCP 47 tag.
 */
export function timeOfDay(moment: number, locale: string): string {
  const known = formats.get(locale);
  const format = known ?? new Intl.DateTimeFormat(formattingLocale(locale), { hour: "2-digit", minute: "2-digit" });
  if (!known) formats.set(locale, format);
  const time = format.format(moment);
  const hourMark = isLocale(locale) ? marketOf(locale).hourMark : null;
  return hourMark === null ? time : time.replace(/^0?(\d+):/, `$1${hourMark}`);
}
