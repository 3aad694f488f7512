import { marketOf } from "../domain/locale.js";

/** A text that follows others in a line: with a small first letter, except where nouns have a capital one. */
export function midLine(words: string, locale: string): string {
  return marketOf(locale).capitalNouns ? words : words.charAt(0).toLowerCase() + words.slice(1);
}
