import type { Language } from "../../../src/domain/locale.js";

/** The languages that places have names in. */
export const placeLanguages: readonly Language[] = ["fr", "en", "nl"];

const regionNames: Record<string, { readonly en: string; readonly nl: string }> = {
  "Vallée d'Aoste": { en: "Aosta Valley", nl: "Aostadal" },
  Piémont: { en: "Piedmont", nl: "Piëmont" },
  Lombardie: { en: "Lombardy", nl: "Lombardije" },
  Vénétie: { en: "Veneto", nl: "Veneto" },
  "Trentin-Haut-Adige": { en: "Trentino-South Tyrol", nl: "Trentino-Zuid-Tirol" },
  Salzbourg: { en: "Salzburg", nl: "Salzburg" },
  Styrie: { en: "Styria", nl: "Stiermarken" },
  Tyrol: { en: "Tyrol", nl: "Tirol" },
  Valais: { en: "Valais", nl: "Wallis" },
  Andorre: { en: "Andorra", nl: "Andorra" },
};

/** A region's name in the visitor's language; places known by one name keep it. */
export function regionName(name: string, language: Language): string {
  return language === "fr" ? name : (regionNames[name]?.[language] ?? name);
}

const countryNames = new Map<Language, Intl.DisplayNames>();

/** A country's name in the visitor's language, from its ISO 3166 code. */
export function countryName(code: string, language: Language): string {
  const names = countryNames.get(language) ?? new Intl.DisplayNames([language], { type: "region" });
  countryNames.set(language, names);
  return names.of(code) ?? code;
}
