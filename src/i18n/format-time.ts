import { formattingLocale } from "../domain/locale.js";

const formats = new Map<string, Intl.DateTimeFormat>();

/** The visitor's time of a moment in ms since 1970, hours and minutes as the locale writes them. */
export function timeOfDay(moment: number, locale: string): string {
  const known = formats.get(locale);
  const format = known ?? new Intl.DateTimeFormat(formattingLocale(locale), { hour: "2-digit", minute: "2-digit" });
  if (!known) formats.set(locale, format);
  return format.format(moment);
}
