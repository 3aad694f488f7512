import type { WordPart } from "../domain/markets.js";
import type { Words } from "./words.js";

/** The words of a file of `locales/`. In the build each file is a chunk of its own (scripts/rollup-plugins.mjs). */
export async function readWordFile(folder: string, part: WordPart): Promise<Words> {
  const { default: words }: { default: Words } = await import(`../../locales/${folder}/${part}.json`, { with: { type: "json" } });
  return words;
}
