import { marketOf } from "../domain/locale.js";

/** A text that follows others in a line: with a small first letter, except where nouns have a capital one. */
export function midLine(words: string, locale: string): string {
  return marketOf(locale).capitalNouns ? words : smallStart(words);
}

/** A text after a colon whose first word is no noun. */
export function smallStart(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
