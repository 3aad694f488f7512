import type { Locale } from "../../src/domain/locale.js";
import { pageWordsOf } from "../words/all.js";
import type { PageWords } from "../words/words.js";
import { stayWords } from "./stay-words.js";
import { createTexts, type Format, type Texts } from "./texts.js";

/** What the home page is written with in a locale. */
export interface HomeTexts {
  readonly words: PageWords;
  readonly texts: Texts;
  readonly format: Format;
}

export function homeTexts(locale: Locale): HomeTexts {
  return { words: pageWordsOf(locale), ...createTexts(locale, stayWords(locale)) };
}
