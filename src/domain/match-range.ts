import { foldCharacter, foldText } from "./fold-text.js";

/** Every folded UTF-16 unit with the position in the text of its character. */
function foldWithPlaces(text: string): { folded: string; starts: number[]; ends: number[] } {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = "";
  let place = 0;
  for (const character of text) {
    const part = foldCharacter(character);
    folded += part;
    for (let unit = 0; unit < part.length; unit += 1) {
      starts.push(place);
      ends.push(place + character.length);
    }
    place += character.length;
  }
  return { folded, starts, ends };
}

function placeOf(folded: string, wanted: string): number {
  const first = folded.indexOf(wanted);
  for (let at = first; at >= 0; at = folded.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? "")) return at;
  }
  return first;
}

/**
 * Where a name matches what was typed, as offsets into the name (`end` is exclusive): the start of a word when there is one,
 * else the first place. Null when it does not match or nothing was typed.
 */
export function matchRange(name: string, typed: string): { start: number; end: number } | null {
  const wanted = foldText(typed.trim());
  if (!wanted) return null;
  const { folded, starts, ends } = foldWithPlaces(name);
  const at = placeOf(folded, wanted);
  const start = starts[at];
  const end = ends[at + wanted.length - 1];
  if (start === undefined || end === undefined) return null;
  return { start, end: endOfMarks(name, end) };
}

/** Includes combining accents after the match, which belong to its last letter. */
function endOfMarks(name: string, end: number): number {
  const marks = /^\p{M}+/u.exec(name.slice(end));
  return end + (marks?.[0].length ?? 0);
}
