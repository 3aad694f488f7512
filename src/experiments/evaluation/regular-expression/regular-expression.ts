import type { Log } from "../context.js";
import { isSearchShort } from "./search-steps.js";

/** Characters of a subject that are looked at, and of a source. */
const lengthMaximum = 2_048;
const keptMaximum = 500;
/** Compiled expressions by their text; null for one that is refused. */
const kept = new Map<string, RegExp | null>();

/**
 * Whether a subject's first 2,048 characters match an expression: a source, or `/source/flags`. False, and logged, for one that is
 * invalid or that could take long.
 */
export function matchesRegularExpression(subject: string, text: string, log: Log): boolean {
  let expression = kept.get(text);
  if (expression === undefined) {
    expression = compile(text, log);
    if (kept.size >= keptMaximum) kept.clear();
    kept.set(text, expression);
  }
  // Unlike test(), search() does not begin where the last match of a global expression ended.
  return expression !== null && subject.slice(0, lengthMaximum).search(expression) >= 0;
}

function compile(text: string, log: Log): RegExp | null {
  const refuse = (reason: string): null => {
    log(`The regular expression ${text.slice(0, 100)} is taken as not matching: ${reason}.`);
    return null;
  };
  // The provider splits at every slash, so a source of this form has none.
  const [source = "", flags = ""] = text.startsWith("/") ? text.split("/").slice(1) : [text];
  if (source.length > lengthMaximum) return refuse(`it is longer than ${lengthMaximum} characters`);
  try {
    const expression = new RegExp(source, flags);
    return isSearchShort(source, flags) ? expression : refuse("it could take too long");
  } catch (error) {
    return refuse(String(error));
  }
}
