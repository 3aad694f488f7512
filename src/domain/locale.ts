/** The locales the product supports. `fr-FR-CSE` is the works-council variant of French. */
export const locales = ["fr-FR", "fr-FR-CSE", "en-GB", "nl-NL"] as const;
export type Locale = (typeof locales)[number];
export type Language = "fr" | "en" | "nl";

export const defaultLocale: Locale = "fr-FR";

/** A locale as pages write it (`fr_FR`, `en-US`, any case) as one of ours; null when it is not supported. */
export function knownLocale(value: string): Locale | null {
  const wanted = value.trim().replaceAll("_", "-").toLowerCase();
  if (wanted === "en-us") return "en-GB";
  return locales.find((locale) => locale.toLowerCase() === wanted) ?? null;
}

/** As `knownLocale`; an unsupported one becomes French. */
export function normaliseLocale(value: string): Locale {
  return knownLocale(value) ?? defaultLocale;
}

/** The supported locale whose words a page in any BCP 47 locale reads best: that of its language, else British English. */
export function nearestLocale(value: string): Locale {
  const language = value.trim().slice(0, 2).toLowerCase();
  return knownLocale(value) ?? locales.find((locale) => locale.startsWith(language)) ?? "en-GB";
}

export function languageOf(locale: Locale): Language {
  if (locale === "en-GB") return "en";
  return locale === "nl-NL" ? "nl" : "fr";
}

/** The currency of a locale where no environment names one; any locale that is not the product's has that of the French one. */
export function currencyOf(locale: string): "EUR" | "GBP" {
  return locale === "en-GB" ? "GBP" : "EUR";
}

/**
 * Whether a text is the ISO 4217 code of a currency that the browser lists, in either case. Where it keeps no list, the form of
 * one is enough, which is all that `Intl` needs to format an amount.
 */
export function isCurrency(code: string): boolean {
  if (!/^[a-z]{3}$/i.test(code)) return false;
  return !("supportedValuesOf" in Intl) || Intl.supportedValuesOf("currency").includes(code.toUpperCase());
}

/** The BCP 47 tag that `Intl` formats with: the works-council variant reads as French. */
export function formattingLocale(locale: string): string {
  return locale === "fr-FR-CSE" ? "fr-FR" : locale;
}

/** The file of top stations of a locale; any locale of no file of its own reads the French one. */
export function topStationsFile(locale: string): "fr" | "uk" | "nl" {
  if (locale === "en-GB") return "uk";
  return locale === "nl-NL" ? "nl" : "fr";
}

/** The seller's form of a locale in `Accept-Language`: every hyphen an underscore (`fr_FR_CSE`). */
export function acceptLanguage(locale: string): string {
  return locale.replaceAll("-", "_");
}
