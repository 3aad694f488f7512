import { formattingLocale, isLocale, marketOf } from "../domain/locale.js";
import type { Market } from "../domain/markets.js";

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A moment as the time of day on the visitor's clock: "10:32"; "10 h 32" in French.
 * @param moment in ms since 1970, like `Date.now()`.
 * @param locale one of the product, or any other BCP 47 tag.
 */
export function timeOfDay(moment: number, locale: string): string {
  if (isLocale(locale)) {
    const time = new Date(moment);
    return timeIn(marketOf(locale), time.getHours(), time.getMinutes());
  }
  const known = formats.get(locale);
  const format = known ?? new Intl.DateTimeFormat(formattingLocale(locale), { hour: "2-digit", minute: "2-digit" });
  if (!known) formats.set(locale, format);
  return format.format(moment);
}

/** A time on the clocks of some place, as `timeOfDay` writes the visitor's. */
export function clockTime(hours: number, minutes: number, locale: string): string {
  if (isLocale(locale)) return timeIn(marketOf(locale), hours, minutes);
  return timeOfDay(new Date(2000, 0, 1, hours, minutes).getTime(), locale);
}

/** By the clock of 24 hours, as in all markets: the browser's own formats take 15 ms to load. */
function timeIn({ hourMark }: Market, hours: number, minutes: number): string {
  const padded = String(minutes).padStart(2, "0");
  return hourMark === null ? `${String(hours).padStart(2, "0")}:${padded}` : hours + hourMark + padded;
}
