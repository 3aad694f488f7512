import { markets } from "./markets.js";
import type { Market } from "./markets.js";

/** The locales the product supports, one per market. `fr-FR-CSE` is the works-council variant of French. */
export type Locale = keyof typeof markets;
export type Language = (typeof markets)[Locale]["language"];

export function isLocale(value: string): value is Locale {
  return Object.hasOwn(markets, value);
}

export const locales: readonly Locale[] = Object.keys(markets).filter(isLocale);

/** What a page writes for a locale; `auto` for the one of the page around a tag. */
export const localeTexts: readonly (Locale | "auto")[] = [...locales, "auto"];

export const languages: readonly Language[] = [...new Set(locales.map((locale) => markets[locale].language))];

/** Used when none is given or the given one is not supported. */
export const defaultLocale: Locale = "fr-FR";

/** Used for pages in a language that no market has. */
const internationalLocale: Locale = "en-GB";

/** A locale as pages write it (`fr_FR`, `en-US`, any case) as one of ours; null when it is not supported. */
export function knownLocale(value: string): Locale | null {
  const wanted = value.trim().replaceAll("_", "-").toLowerCase();
  const isNamed = (locale: Locale) => [locale, ...markets[locale].alsoReads].some((name) => name.toLowerCase() === wanted);
  return locales.find(isNamed) ?? null;
}

/** Like `knownLocale`; an unsupported one becomes French. */
export function normaliseLocale(value: string): Locale {
  return knownLocale(value) ?? defaultLocale;
}

/** The usual locale of a language, by the language itself or by any tag that begins with it; null when no market has it. */
export function localeOfLanguage(tag: string): Locale | null {
  const [language] = tag.trim().toLowerCase().split(/[-_]/);
  return locales.find((locale) => markets[locale].language === language) ?? null;
}

/** The supported locale whose words a page in any BCP 47 locale reads best: one of its language, else British English; French for none. */
export function nearestLocale(value: string): Locale {
  if (value.trim() === "") return defaultLocale;
  return knownLocale(value) ?? localeOfLanguage(value) ?? internationalLocale;
}

/** The locale of the first of some BCP 47 tags that has one, by the tag itself or by its language; French for none. */
export function localeOfTags(tags: readonly string[]): Locale {
  for (const tag of tags) {
    const locale = knownLocale(tag) ?? localeOfLanguage(tag);
    if (locale) return locale;
  }
  return defaultLocale;
}

/** Whether the locale of the page around an element is asked for. */
export const isPageLocale = (text: string): boolean => text.trim().toLowerCase() === "auto";

/** The market of a locale as pages write it; French if it is not supported. */
export function marketOf(locale: string): Market {
  return markets[normaliseLocale(locale)];
}

/** The BCP 47 tag that `Intl` formats with: the works-council variant reads as French. Any other tag is kept. */
export function formattingLocale(locale: string): string {
  return isLocale(locale) ? markets[locale].tag : locale;
}

/** The seller's form of a locale in `Accept-Language`: every hyphen an underscore (`fr_FR_CSE`). */
export function acceptLanguage(locale: string): string {
  return locale.replaceAll("-", "_");
}

/**
 * Whether a text is the ISO 4217 code of a currency that the browser lists, in either case. Where it keeps no list, the form of
 * one is enough, which is all that `Intl` needs to format an amount.
 */
export function isCurrency(code: string): boolean {
  if (!/^[a-z]{3}$/i.test(code)) return false;
  return !("supportedValuesOf" in Intl) || Intl.supportedValuesOf("currency").includes(code.toUpperCase());
}
