import { readFileSync } from "node:fs";
import type { Locale } from "../../src/domain/locale.js";
import { markets } from "../../src/domain/markets.js";
import type { Words } from "../../src/i18n/words.js";
import { demoWords } from "../words/all.js";

/** The nouns of the elements whose words the stay page uses as well. */
const shared = ["package", "participant", "criteria", "filter", "lodging", "card"];

/** Every text of the stay page, its own under `stay`. */
export function stayWords(locale: Locale): Words {
  const { language, words } = markets[locale];
  const ofElements: Words = JSON.parse(readFileSync(new URL(`../../locales/${words[0]}.json`, import.meta.url), "utf8"));
  return { ...Object.fromEntries(shared.map((noun) => [noun, ofElements[noun] ?? {}])), stay: demoWords[language].stay };
}
