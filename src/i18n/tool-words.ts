import type { Locale } from "../domain/locale.js";
import { markets } from "../domain/markets.js";
import type { ToolWords } from "../domain/tool-words.js";
import { loadFile } from "../platform/missing-file.js";
import { readToolFile } from "./tool-files.js";

/** The words of tools for a locale: those of its language. */
export function loadToolWords(locale: Locale): Promise<ToolWords> {
  const [folder] = markets[locale].words.screens;
  return loadFile(() => readToolFile(folder));
}
