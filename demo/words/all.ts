import { defaultLocale, type Language, type Locale, locales } from "../../src/domain/locale.js";
import { markets } from "../../src/domain/markets.js";
import { de } from "./de.js";
import { en } from "./en.js";
import { worksCouncil as worksCouncilLegal } from "./legal/fr-works-council.js";
import type { LegalWords } from "./legal/legal.js";
import { worksCouncil } from "./fr-works-council.js";
import { fr } from "./fr.js";
import { nl } from "./nl.js";
import type { DemoWords, PageWords } from "./words.js";

/** The words of the demo by language. */
export const demoWords: Readonly<Record<Language, DemoWords>> = { fr, en, nl, de };

/** Of markets whose pages differ from the other ones of their language. */
const ownPages: Partial<Readonly<Record<Locale, PageWords>>> = { "fr-FR-CSE": worksCouncil };

const ownLegal: Partial<Readonly<Record<Locale, LegalWords>>> = { "fr-FR-CSE": worksCouncilLegal };

/** The words of the demo's own pages in a locale. */
export function pageWordsOf(locale: Locale): PageWords {
  return ownPages[locale] ?? demoWords[markets[locale].language].page;
}

export function legalWordsOf(locale: Locale): LegalWords {
  return ownLegal[locale] ?? demoWords[markets[locale].language].legal;
}

/** The locale of the pages at an address: the one that its first part names. */
export function localeOfPath(path: string): Locale {
  const first = `/${path.split("/")[1] ?? ""}`;
  return locales.find((locale) => pageWordsOf(locale).prefix === first) ?? defaultLocale;
}
