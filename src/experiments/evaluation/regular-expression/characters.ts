import { times } from "../../../calendar/times.js";

/** The sampled characters that a part of an expression matches; null when it may match any. */
export type Characters = readonly string[] | null;

/** Matches parts that match characters outside ASCII, which are not sampled. */
const unsampledPattern = /[^\0-\x7f]|\\[pPuxc\dk]/;

/** Those outside ASCII stand for the parts that match all of a kind, such as `\S`. */
const samples = [...times(128, (code) => String.fromCharCode(code)), "\u00a0", "é", "中"];

/** The characters that a character, class or escape of an expression with these flags matches. */
export function charactersOf(text: string, flags: string): Characters {
  if (unsampledPattern.test(text)) return null;
  if (text.length === 1 && text !== ".") return [text, text.toLowerCase(), text.toUpperCase()];
  const expression = new RegExp(`^${text}$`, flags.replace(/[gy]/g, ""));
  const characters = samples.filter((sample) => expression.test(sample));
  return characters.length > 0 ? characters : null;
}

export const areDisjoint = (first: Characters, second: Characters): boolean =>
  first !== null && second !== null && !first.some((character) => second.includes(character));
