import type { Visitor } from "../answers.js";
import { defaultLocale, type Locale, locales } from "../../../src/domain/locale.js";

/** The one search engine of the demo's seller. */
const engineId = 1;

function localeOf({ language, worksCouncil }: Visitor): Locale {
  if (worksCouncil) return "fr-FR-CSE";
  return locales.find((locale) => locale.startsWith(language)) ?? defaultLocale;
}

/** The seller's start-up settings for a visitor, as lines of `key=value`. */
export function environmentText(visitor: Visitor): string {
  const settings = {
    ENGINE_ID: engineId,
    CURRENCY: `"${visitor.currency}"`,
    MENU_DOMAIN: `"${visitor.origin}"`,
    LOCALE: `"${localeOf(visitor)}"`,
    GTMID: '""',
  };
  return Object.entries(settings)
    .map(([key, value]) => `${key}=${value}\n`)
    .join("");
}
