import { readFileSync } from "node:fs";
import type { Locale } from "../../src/domain/locale.js";
import { markets, type WordPart } from "../../src/domain/markets.js";
import { mergeWords } from "../../src/i18n/texts.js";
import type { Words } from "../../src/i18n/words.js";
import { demoWords } from "../words/all.js";

/** The nouns of the elements whose words the stay page and the home page use as well. */
const shared = [
  "package",
  "participant",
  "criteria",
  "filter",
  "lodging",
  "card",
  "banner",
  "journey",
  "contribution",
  "origin_search",
  "shortlist",
  "days",
  "numbers",
];

function readWords(folder: string, part: WordPart): Words {
  return JSON.parse(readFileSync(new URL(`../../locales/${folder}/${part}.json`, import.meta.url), "utf8"));
}

/** Every text of the stay page, its own under `stay` and `property`, and of the home page. */
export function stayWords(locale: Locale): Words {
  const { language, words } = markets[locale];
  const ofElements = mergeWords(readWords(words.screens[0], "screens"), readWords(words.panels[0], "panels"));
  const { stay, property } = demoWords[language];
  return { ...Object.fromEntries(shared.map((noun) => [noun, ofElements[noun] ?? {}])), stay, property };
}
