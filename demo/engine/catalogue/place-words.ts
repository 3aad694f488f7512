import type { Language } from "../../../src/domain/locale.js";
import { demoWords } from "../../words/all.js";

/** A region's name in the visitor's language; places known by one name keep it. */
export function regionName(name: string, language: Language): string {
  return demoWords[language].regions[name] ?? name;
}

const countryNames = new Map<Language, Intl.DisplayNames>();

/** A country's name in the visitor's language, from its ISO 3166 code. */
export function countryName(code: string, language: Language): string {
  const names = countryNames.get(language) ?? new Intl.DisplayNames([language], { type: "region" });
  countryNames.set(language, names);
  return names.of(code) ?? code;
}
