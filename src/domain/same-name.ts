import { foldText } from "./fold-text.js";

/** Shorter texts are too easily another name: Vars is no slip of Vals. */
const slipMinimum = 5;

/** Whether a text is a name, apart from case, accents, blanks and signs, and one slip: a letter too many, missing, wrong or swapped. */
export function isSameName(name: string, typed: string): boolean {
  const [meant, given] = [lettersOf(name), lettersOf(typed)];
  return meant === given || (given.length >= slipMinimum && isSlip(meant, given));
}

function lettersOf(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, "");
}

/** Another digit is another name: Arc 1800 is not Arc 1600. */
function isSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  if (/\d/.test(left + right)) return false;
  const swapped = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
  return swapped || Math.max(left.length, right.length) === 1;
}
