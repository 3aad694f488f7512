import { readFileSync } from "node:fs";
import type { Locale } from "../domain/locale.js";
import { markets, type WordPart } from "../domain/markets.js";
import { mergeWords } from "./texts.js";
import type { Words } from "./words.js";

const folder = new URL("../../locales/", import.meta.url);

export const wordParts: readonly WordPart[] = ["screens", "panels"];

/** The files of one part of a locale's words, or of all. */
export function filesOf(locale: Locale, part?: WordPart): string[] {
  return (part ? [part] : wordParts).flatMap((one) => markets[locale].words[one].map((name) => `${name}/${one}`));
}

/** The words of a file, such as "fr-FR/screens". */
export const fileOf = (file: string): Words => JSON.parse(readFileSync(new URL(`${file}.json`, folder), "utf8"));

/** The words of one part of a locale, or of all. */
export const wordsOf = (locale: Locale, part?: WordPart): Words => filesOf(locale, part).map(fileOf).reduce(mergeWords);

/** The keys of words with their texts. */
export function leaves(words: Words, path = ""): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
}

/** The end of a key that chooses a plural. */
export const pluralEnding = /_(?:zero|one|two|few|many|other)$/;
