const tokenPattern =
  /\\(?:[pPu]\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<[^>]*>|[1-9]\d*|[^])|\[(?:\\[^]|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<[^>]*>))?|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[^]/gi;
const quantifierPattern = /^(?:([*+?])|\{(\d+)(,)?(\d*)\})/;
const assertionPattern = /^(?:[\^$]|\\[bB])$/;
const referencePattern = /^\\[1-9k]/;
/** A group of alternatives that are one letter or digit each. */
const lettersPattern = /^\((?:\?:)?(\w(?:\|\w)*)\)$/;

/** A quantifier that may repeat this many times more than it must counts as one without a bound. */
const boundedMaximum = 100;
/** Ways in which the quantifiers with a bound may split a text, alone and beside one without a bound. */
const waysMaximum = 4_096;
const waysMaximumBeside = 8;

/** A quantifier without a bound: the characters that it may take, and those of each single part that must come after it. */
interface Unbounded {
  readonly characters: readonly string[];
  readonly separators: (readonly string[])[];
}

/** A part that a quantifier may follow: where it begins, and whether it may be matched more than once. */
interface Part {
  readonly start: number;
  mayRepeat: boolean;
}

/**
 * Whether a search takes time that grows at most with the square of the subject's length. Refused are a repeated group that holds a
 * quantifier or alternatives, two quantifiers without a bound over the same text, and ones with a bound that together split a text
 * in too many ways. The source is valid with the flags.
 */
export function isSafe(source: string, flags: string): boolean {
  const tokens = [...source.matchAll(tokenPattern)];
  /** The groups around a token; the first one is the whole expression. */
  const groups: Part[] = [{ start: 0, mayRepeat: true }];
  let last: Part = { start: 0, mayRepeat: true };
  let unbounded: Unbounded[] = [];
  let holdsUnbounded = false;
  let ways = 1;

  for (const [position, { 0: token, index }] of tokens.entries()) {
    const group = groups.at(-1) ?? last;
    const quantifier = quantifierPattern.exec(token);
    if (quantifier) {
      const [minimum, maximum] = boundsOf(quantifier);
      if (maximum > 1 && !last.mayRepeat) return false;
      if (maximum > minimum) group.mayRepeat = false;
      if (maximum - minimum < boundedMaximum) {
        ways *= maximum - minimum + 1;
        // What comes last succeeds at the first try.
      } else if (!/^\)*$/.test(source.slice(index + token.length))) {
        const characters = charactersOf(source.slice(last.start, index), source, flags);
        if (unbounded.some((earlier) => areOverSameText(earlier, characters))) return false;
        unbounded.push({ characters, separators: [] });
        holdsUnbounded = true;
      }
    } else if (token.startsWith("(")) {
      groups.push({ start: index, mayRepeat: true });
    } else if (token === ")") {
      last = groups.pop() ?? group;
      last.mayRepeat ||= areDistinctLetters(source.slice(last.start, index + 1));
      const around = groups.at(-1);
      if (around) around.mayRepeat &&= last.mayRepeat;
    } else if (token === "|") {
      group.mayRepeat = false;
      if (groups.length === 1) unbounded = [];
    } else {
      if (referencePattern.test(token) && unbounded.length > 0) return false;
      last = { start: index, mayRepeat: true };
      const isOptional = /^(?:[*?]|\{0)/.test(tokens[position + 1]?.[0] ?? "");
      if (groups.length === 1 && !isOptional && !assertionPattern.test(token))
        for (const { separators } of unbounded) separators.push(charactersOf(token, source, flags));
    }
  }
  return ways <= (holdsUnbounded ? waysMaximumBeside : waysMaximum);
}

function boundsOf([, sign, least, comma, most]: RegExpExecArray): [minimum: number, maximum: number] {
  if (sign) return [sign === "+" ? 1 : 0, sign === "?" ? 1 : Infinity];
  return [Number(least), comma ? Number(most || Infinity) : Number(least)];
}

const overlap = (first: readonly string[], second: readonly string[]): boolean => first.some((character) => second.includes(character));

/** Unless they take different characters, or a part between them takes none that one of them does. */
const areOverSameText = ({ characters: earlier, separators }: Unbounded, characters: readonly string[]): boolean =>
  overlap(earlier, characters) && separators.every((separator) => overlap(separator, earlier) && overlap(separator, characters));

function areDistinctLetters(group: string): boolean {
  const letters = lettersPattern.exec(group)?.[1]?.toLowerCase().split("|");
  return letters !== undefined && new Set(letters).size === letters.length;
}

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/** The ASCII characters, and those of the source, that a single part may take; all of them for one that takes others only. */
function charactersOf(part: string, source: string, flags: string): readonly string[] {
  const samples = [...ascii, ...source.split(""), "é"];
  const expression = new RegExp(`^${part}$`, flags.replace(/[gy]/g, ""));
  const characters = samples.filter((sample) => expression.test(sample));
  return characters.length > 0 ? characters : samples;
}
