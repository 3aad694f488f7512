import type { Weekday } from "./day.js";
import type { Mode, TimeAccuracy } from "./moment.js";
import { remembered } from "./remembered.js";

const unknown = "en-GB";
/** Locales of which the first weekday is kept. */
const keptLocales = 20;

/** Regions whose weeks open on another day than Monday (CLDR, weekData). */
const weekOpenings: readonly (readonly [first: Weekday, regions: string])[] = [
  [
    1,
    "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW",
  ],
  [6, "MV"],
  [7, "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY"],
];

const commonMask = "dd/MM/yyyy";
/** Languages, or languages of a region, with another mask than the common one (CLDR, the skeleton `yMMdd`). */
const masks: readonly (readonly [mask: string, locales: string])[] = [
  ["dd.MM.yyyy", "az be da de et fi fr-CH he hy is it-CH ka kk lv nb nn no pl ro ru sq tr uk"],
  ["dd. MM. yyyy", "cs sk sl"],
  ["dd. MM. yyyy.", "hr"],
  ["dd.MM.yyyy.", "sr"],
  ["dd.MM.yyyy г.", "bg mk"],
  ["dd-MM-yyyy", "nl"],
  [commonMask, "nl-BE zh-HK"],
  // The marks keep the day at the right, where a text in Arabic begins.
  ["dd\u200f/MM\u200f/yyyy", "ar"],
  ["MM/dd/yyyy", "en-US"],
  ["yyyy-MM-dd", "en-CA fr-CA lt sv"],
  ["yyyy/MM/dd", "en-ZA eu fa ja zh"],
  ["yyyy. MM. dd.", "hu ko"],
];

/**
 * The locale that a page names. Of a tag that is not well-formed (`fr-FR-CSE`) the language, script and region count; a language that
 * CLDR does not know reads as British English.
 */
export function localeOf(locale: string): Intl.Locale {
  const tag = locale.trim().replaceAll("_", "-");
  const [core = unknown] = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?(?=-|$)/i.exec(tag) ?? [];
  return knownLocale(tag) ?? knownLocale(core) ?? new Intl.Locale(unknown);
}

function knownLocale(tag: string): Intl.Locale | null {
  try {
    const locale = new Intl.Locale(tag);
    const { language, script } = locale.maximize();
    // An undetermined language, `und`, would become American English.
    return script !== undefined && language === locale.language ? locale : null;
  } catch {
    return null;
  }
}

/** A locale for the formats of `Intl`, which write British English where the browser has no words of its language. */
export function intlLocales(locale: string): string[] {
  return [localeOf(locale).toString(), unknown];
}

/** The weekday that opens a week in this locale. */
export const firstWeekdayOf = remembered(keptLocales, (locale): Weekday => {
  const { region = "" } = localeOf(locale).maximize();
  const [first] = weekOpenings.find(([, regions]) => regions.split(" ").includes(region)) ?? [2];
  return first;
});

const rightToLeftScripts = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"];

/** Whether texts in this locale run from right to left. */
export function runsRightToLeft(locale: string): boolean {
  return rightToLeftScripts.includes(localeOf(locale).maximize().script ?? "");
}

/** How this locale writes a day in digits. */
export function dateMask(locale: string): string {
  const { language, region } = localeOf(locale).maximize();
  const maskFor = (name: string) => masks.find(([, locales]) => locales.split(" ").includes(name))?.[0];
  return maskFor(`${language}-${region}`) ?? maskFor(language) ?? commonMask;
}

/** How this locale writes a time: by 24 hours, or by 12 with the half of the day before or after. */
export function timeMask(locale: string, accuracy: TimeAccuracy): string {
  const format = new Intl.DateTimeFormat(intlLocales(locale), { hour: "numeric" });
  const isHalved = format.resolvedOptions().hour12 === true;
  const time = [isHalved ? "h" : "HH", ":mm", ":ss", ".SSS"].slice(0, accuracy).join("");
  if (!isHalved) return time;
  const [first] = format.formatToParts(0).filter(({ type }) => type !== "literal");
  return first?.type === "dayPeriod" ? `a ${time}` : `${time} a`;
}

/** How this locale writes what a mode holds. */
export function maskOf(locale: string, mode: Mode, accuracy: TimeAccuracy): string {
  if (mode === "date") return dateMask(locale);
  const time = timeMask(locale, accuracy);
  return mode === "time" ? time : `${dateMask(locale)} ${time}`;
}
