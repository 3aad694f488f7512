/** Slips that are accepted: none in short words, one in medium ones, two in long ones. */
function forgiven(length: number): number {
  return length < 4 ? 0 : length < 9 ? 1 : 2;
}

/**
 * The fewest slips (a letter missing, added, changed, or two swapped) that turn `typed` into a beginning of `word`;
 * more than `limit` returns `limit + 1`.
 */
export function prefixDistance(typed: string, word: string, limit: number): number {
  const rows = word.length + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: rows }, (_, index) => index);
  for (let at = 1; at <= typed.length; at++) {
    const row = [at];
    for (let to = 1; to < rows; to++) {
      const same = typed[at - 1] === word[to - 1] ? 0 : 1;
      let cost = Math.min((last[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1, (last[to - 1] ?? 0) + same);
      const swapped = at > 1 && to > 1 && typed[at - 1] === word[to - 2] && typed[at - 2] === word[to - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[to - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(...last);
}

/** The least score of a name that begins exactly as typed. */
export const withoutSlips = 0.9;

/** How well one typed word begins one word of a name: 1 exactly, less with slips, 0 not at all. */
function wordScore(typed: string, word: string): number {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return 0.9;
  const limit = forgiven(typed.length);
  if (limit === 0 || word[0] !== typed[0]) return 0;
  const slips = prefixDistance(typed, word, limit);
  return slips > limit ? 0 : 0.6 - slips * 0.15;
}

/**
 * How well a name matches what was typed, 0 for not at all. Every typed word must begin some word of the name; a match
 * from the name's first word on counts most, and letters run together ("valthorens") count as typed apart.
 */
export function matchScore(words: readonly string[], typed: readonly string[]): number {
  if (typed.length === 0) return 0;
  const scores = typed.map((one) => Math.max(0, ...words.map((word) => wordScore(one, word))));
  const together = Math.max(...words.map((_, from) => wordScore(typed.join(""), words.slice(from).join(""))));
  if (scores.some((score) => score === 0)) return together;
  const average = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const fromStart = typed.every((one, index) => wordScore(one, words[index] ?? "") >= withoutSlips) ? 1 : 0;
  const whole = words.length === typed.length && average === 1 ? 1 : 0;
  return Math.max(together, average + fromStart + whole);
}
