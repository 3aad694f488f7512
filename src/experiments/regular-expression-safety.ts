const tokenPattern =
  /\\(?:[pPu]\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|k<[^>]*>|[1-9]\d*|[^])|\[(?:\\[^]|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<[^>]*>))?|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[^]/g;
const quantifierPattern = /^(?:([*+?])|\{(\d+)(,)?(\d*)\})/;
const assertionPattern = /^(?:[\^$]|\\[bB])$/;
const referencePattern = /^\\[1-9k]/;
/** A group of alternatives that are one letter or digit each. */
const lettersPattern = /^\((?:\?:)?(\w(?:\|\w)*)\)$/;

/** A quantifier that may repeat this many times more than it must counts as one without a bound. */
const boundedMaximum = 100;
/** Ways in which the quantifiers with a bound may split a text. */
const waysMaximum = 4_096;

/** Part of an expression that a quantifier may follow, as far as it is known. */
interface Part {
  readonly start: number;
  readonly isGroup: boolean;
  /** Whether a match always takes one of its characters; of a single one only. */
  isSeparator: boolean;
  /** The characters that it may take. */
  characters: readonly string[];
  alternatives: number;
  /** Ways in which the quantifiers with a bound that it holds may split a text. */
  ways: number;
  holdsUnbounded: boolean;
}

/** A quantifier without a bound, and the characters of the separators that came after it. */
interface Unbounded {
  readonly characters: readonly string[];
  readonly between: readonly (readonly string[])[];
}

const partOf = (start: number, isGroup: boolean, characters: readonly string[]): Part => ({
  start,
  isGroup,
  isSeparator: !isGroup,
  characters,
  alternatives: 1,
  ways: 1,
  holdsUnbounded: false,
});

const overlap = (first: readonly string[], second: readonly string[]): boolean => first.some((character) => second.includes(character));

/**
 * Whether a search takes time that grows at most with the square of the subject's length. Refused are a quantified group that holds
 * a quantifier without a bound or alternatives that may begin alike, two quantifiers without a bound over the same text, and ones
 * with a bound that together split a text in too many ways. The source is valid with the flags.
 */
export function isSafe(source: string, flags: string): boolean {
  // With this flag classes may hold classes.
  if (flags.includes("v")) return false;
  const tokens = [...source.matchAll(tokenPattern)];
  if (!source.includes("|") && tokens.filter(([token]) => quantifierPattern.test(token)).length < 2) return true;

  const around: Part[] = [];
  let group = partOf(0, true, []);
  let last: Part | null = null;
  let unbounded: readonly Unbounded[] = [];

  function endPart(): void {
    if (!last) return;
    const { characters } = last;
    group.characters = [...group.characters, ...characters];
    group.ways *= last.ways;
    group.holdsUnbounded ||= last.holdsUnbounded;
    if (around.length === 0 && last.isSeparator)
      unbounded = unbounded
        .filter((earlier) => overlap(earlier.characters, characters))
        .map((earlier) => ({ ...earlier, between: [...earlier.between, characters] }));
    last = null;
  }

  for (const { 0: token, index } of tokens) {
    const quantifier = last && quantifierPattern.exec(token);
    if (last && quantifier) {
      const [minimum, maximum] = boundsOf(quantifier);
      if (maximum > 1 && last.isGroup) {
        if (last.holdsUnbounded) return false;
        last.ways = power(last.ways, maximum);
      }
      if (minimum === 0) last.isSeparator = false;
      if (maximum - minimum < boundedMaximum) {
        last.ways *= maximum - minimum + 1;
        // What comes last succeeds at the first try.
      } else if (!/^\)*$/.test(source.slice(index + token.length))) {
        const { characters } = last;
        if (unbounded.some((earlier) => areOverSameText(earlier, characters))) return false;
        unbounded = [...unbounded, { characters, between: [] }];
        last.holdsUnbounded = true;
      }
      endPart();
      continue;
    }
    endPart();
    if (token.startsWith("(")) {
      around.push(group);
      group = partOf(index, true, []);
    } else if (token === ")") {
      last = group;
      if (!areDistinctLetters(source.slice(group.start, index + 1))) last.ways *= last.alternatives;
      group = around.pop() ?? partOf(0, true, []);
    } else if (token === "|") {
      group.alternatives += 1;
      if (around.length === 0) unbounded = [];
    } else if (referencePattern.test(token)) {
      if (unbounded.length > 0) return false;
    } else if (!assertionPattern.test(token)) {
      last = partOf(index, false, charactersOf(token, source, flags));
    }
  }
  endPart();
  return group.ways <= waysMaximum;
}

function boundsOf([, sign, least, comma, most]: RegExpExecArray): [minimum: number, maximum: number] {
  if (sign) return [sign === "+" ? 1 : 0, sign === "?" ? 1 : Infinity];
  return [Number(least), comma ? Number(most || Infinity) : Number(least)];
}

const power = (ways: number, exponent: number): number => (ways === 1 ? 1 : ways ** exponent);

const areOverSameText = ({ characters: earlier, between }: Unbounded, characters: readonly string[]): boolean =>
  overlap(earlier, characters) && between.every((separator) => overlap(separator, characters));

function areDistinctLetters(group: string): boolean {
  const letters = lettersPattern.exec(group)?.[1]?.toLowerCase().split("|") ?? [];
  return new Set(letters).size === letters.length && letters.length > 0;
}

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/** The ASCII characters, and those of the source, that a single part may take; all of them for one that takes others only. */
function charactersOf(part: string, source: string, flags: string): readonly string[] {
  const samples = [...ascii, ...source.split(""), "é"];
  const expression = new RegExp(`^${part}$`, flags.replace(/[gy]/g, ""));
  const characters = samples.filter((sample) => expression.test(sample));
  return characters.length > 0 ? characters : samples;
}
