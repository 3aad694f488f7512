import type { Report } from "../../common/report.js";
import { isSearchShort } from "./search-steps.js";

/** Characters of a subject that are searched, and of a source at most. */
const lengthMaximum = 2_048;
const keptMaximum = 500;
/** Compiled expressions by their text; null for one that is refused. */
const kept = new Map<string, RegExp | null>();

/**
 * Whether the first 2,048 characters of a subject match an expression, given as a source or as `/source/flags`. An expression that is
 * invalid, or whose search could take too long, is reported and does not match.
 */
export function matchesRegularExpression(subject: string, text: string, report: Report): boolean {
  let expression = kept.get(text);
  if (expression === undefined) {
    expression = compile(text, report);
    if (kept.size >= keptMaximum) kept.clear();
    kept.set(text, expression);
  }
  // Unlike test(), search() always starts at the beginning, for a global expression too.
  return expression !== null && subject.slice(0, lengthMaximum).search(expression) >= 0;
}

function compile(text: string, report: Report): RegExp | null {
  const refuse = (reason: string): null => {
    report(`The regular expression ${text.slice(0, 100)} does not match: ${reason}.`);
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
