import { times } from "../../calendar/times.js";

/** Letters that a word needs for a slip in it to be forgiven: shorter words have others too near. */
const forgivenFrom = 6;

/** Whether a word is another, or it with one slip: a letter missing, added or changed, or two swapped. */
export function slipsBetween(typed: string, word: string): 0 | 1 | null {
  if (typed === word) return 0;
  if (Math.min(typed.length, word.length) < forgivenFrom - 1 || Math.max(typed.length, word.length) < forgivenFrom) return null;
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return null;
  return isOneSlip(typed, word) ? 1 : null;
}

function isOneSlip(typed: string, word: string): boolean {
  const same = times(Math.min(typed.length, word.length), (index) => typed[index] === word[index]).indexOf(false);
  const at = same === -1 ? Math.min(typed.length, word.length) : same;
  const [rest, wanted] = [typed.slice(at), word.slice(at)];
  const isSwapped = rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2);
  return isSwapped || rest.slice(1) === wanted || rest === wanted.slice(1) || rest.slice(1) === wanted.slice(1);
}
