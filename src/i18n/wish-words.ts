import type { Locale } from "../domain/locale.js";
import { markets } from "../domain/markets.js";
import type { WishWords } from "../domain/wishes/grammar.js";
import { loadFile } from "../platform/missing-file.js";
import { readWishFile } from "./wish-files.js";

/** The words that visitors of a locale write wishes in: those of its language. */
export function loadWishWords(locale: Locale): Promise<WishWords> {
  const [folder] = markets[locale].words.screens;
  return loadFile(() => readWishFile(folder));
}
