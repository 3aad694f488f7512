import type { Weekday } from "./day.js";
import type { Mode, TimeAccuracy } from "./moment.js";
import { remembered } from "./remembered.js";

const unknown = "en-GB";
/** Locales whose first weekday and mask are kept. */
const keptLocales = 20;

/** Languages that CLDR surely has, and that are written in Latin letters: the browser needs no look-up for them. */
const usualLanguages = ["de", "en", "es", "fr", "it", "nl"];

/** Regions whose weeks begin on a day other than Monday (CLDR, weekData). */
const firstWeekdays: readonly (readonly [first: Weekday, regions: string])[] = [
  [
    1,
    "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW",
  ],
  [6, "MV"],
  [7, "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY"],
];

/**
 * The locale that a page names. If the tag is not well-formed (`fr-FR-CSE`), only its language, script and region are used. A language
 * that CLDR does not have is read as British English.
 */
export function localeOf(locale: string): Intl.Locale {
  const tag = locale.trim().replaceAll("_", "-");
  const [core = unknown] = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?(?=-|$)/i.exec(tag) ?? [];
  return knownLocale(tag) ?? knownLocale(core) ?? new Intl.Locale(unknown);
}

function knownLocale(tag: string): Intl.Locale | null {
  try {
    const locale = new Intl.Locale(tag);
    if (usualLanguages.includes(locale.language)) return locale;
    const { language, script } = locale.maximize();
    // `maximize()` turns the undetermined language, `und`, into American English.
    return script !== undefined && language === locale.language ? locale : null;
  } catch {
    return null;
  }
}

/** Locales for the formats of `Intl`, which fall back to British English if the browser lacks the language. */
export function intlLocales(locale: string): string[] {
  return [localeOf(locale).toString(), unknown];
}

/** The weekdays of the key `fw` of a locale (`en-US-u-fw-mon`), from Sunday. */
const weekdayKeys = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

function firstWeekdayKey(locale: Intl.Locale): Weekday | null {
  const [, key = ""] = /-u(?:-[a-z0-9]{2,8})*?-fw-([a-z]{3})(?=-|$)/.exec(locale.toString().replace(/-x-.*/, "")) ?? [];
  const index = weekdayKeys.indexOf(key);
  return index < 0 ? null : ((index + 1) as Weekday);
}

/** The first weekday in this locale. */
export const firstWeekdayOf = remembered(keptLocales, (name): Weekday => {
  const locale = localeOf(name);
  const chosen = firstWeekdayKey(locale);
  if (chosen !== null) return chosen;
  const { region = "" } = locale.region === undefined ? locale.maximize() : locale;
  const [first] = firstWeekdays.find(([, regions]) => regions.split(" ").includes(region)) ?? [2];
  return first;
});

const rightToLeftScripts = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"];

/** Whether texts in this locale run from right to left. */
export function runsRightToLeft(name: string): boolean {
  const locale = localeOf(name);
  if (locale.script === undefined && usualLanguages.includes(locale.language)) return false;
  return rightToLeftScripts.includes(locale.script ?? locale.maximize().script ?? "");
}

const maskLetters: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { day: "dd", month: "MM", year: "yyyy" };

/** How this locale writes a day in digits, with spaces that a visitor can type. */
export const dateMask = remembered(keptLocales, (locale): string => {
  const format = new Intl.DateTimeFormat(intlLocales(locale), {
    calendar: "gregory",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone: "UTC",
  });
  return format
    .formatToParts(0)
    .map(({ type, value }) => maskLetters[type] ?? value.replace(/\s/g, " "))
    .join("");
});

/** How this locale writes a time: with 24 hours, or with 12 and the half of the day before or after. */
export function timeMask(locale: string, accuracy: TimeAccuracy): string {
  const format = new Intl.DateTimeFormat(intlLocales(locale), { hour: "numeric" });
  const isHalved = format.resolvedOptions().hour12 === true;
  const time = [isHalved ? "h" : "HH", ":mm", ":ss", ".SSS"].slice(0, accuracy).join("");
  if (!isHalved) return time;
  const [first] = format.formatToParts(0).filter(({ type }) => type !== "literal");
  return first?.type === "dayPeriod" ? `a ${time}` : `${time} a`;
}

/** How this locale writes a value of a mode. */
export function maskOf(locale: string, mode: Mode, accuracy: TimeAccuracy): string {
  if (mode === "date") return dateMask(locale);
  const time = timeMask(locale, accuracy);
  return mode === "time" ? time : `${dateMask(locale)} ${time}`;
}
