const tokenPattern =
  /\\(?:[pPu]\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<[^>]*>|[1-9]\d*|[^])|\[(?:\\[^]|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<[^>]*>))?|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[^]/gi;
const quantifierPattern = /^(?:([*+?])|\{(\d+)(,)?(\d*)\})/;
const assertionPattern = /^(?:[\^$]|\\b)$/i;
const referencePattern = /^\\[1-9k]/;
const lookaroundPattern = /^\(\?<?[=!]/;
/** A group of alternatives that are one letter or digit each. */
const lettersPattern = /^\((?:\?:)?(\w(?:\|\w)*)\)$/;
/** Sets of characters in sets, and flags of a group, which are not read here. */
const unreadPattern = /\(\?[a-z]*-?[a-z]*:(?<!\(\?:)/;

/** Characters of the subject: a search may begin at each, and a quantifier without a bound may end at each. */
const positions = 2_048;
/** Steps of a search that take less than 50 ms: one is about a nanosecond. */
const stepsMaximum = 36_000_000;
/** Steps of a comparison with one character, with what a group matched, and of a repetition that is counted. */
const literalSteps = 0.2;
const referenceSteps = 256;
const countedSteps = 4;
/** Parts whose characters are looked up; the others count as taking every character. */
const lookupsMaximum = 100;

/** The sampled characters that a part may take; null for every one. */
type Characters = ReadonlySet<string> | null;

interface Part {
  readonly start: number;
  /** Steps of one match. */
  readonly steps: number;
  /** Ways in which it may match at one position. */
  readonly ways: number;
  readonly characters: () => Characters;
  /** What the part before it takes, where that one has to match. */
  readonly before: () => Characters;
}

/** The quantifiers since the last part that none of them can take: together they end at one of `ends` positions. */
interface Run {
  readonly ends: number;
  readonly characters: Characters;
}

interface Group {
  readonly token: string;
  readonly start: number;
  /** What was counted before it. */
  readonly steps: number;
  readonly ways: number;
  readonly run: Run | null;
  /** Ways through the alternatives that have ended. */
  ended: number;
}

const anything = (): Characters => null;

/**
 * Whether a search in 2,048 characters is short whatever they are. It counts the ways to match up to each part, and the steps of
 * trying the part in each of these, at least as many as a search can take. The source is valid with the flags.
 */
export function isSafe(source: string, flags: string): boolean {
  if (flags.includes("v") || unreadPattern.test(source)) return false;
  const lookUp = createLookUp(source, flags);
  const tokens = [...source.matchAll(tokenPattern)];
  const groups: Group[] = [];
  const isAnchoredAt = (index: number) => source[index] === "^" && !flags.includes("m");
  let starts = isAnchoredAt(0) ? 1 : positions;
  /** Of the alternatives of the whole expression that have ended, from all starts. */
  let ended = 0;
  let steps = 0;
  let ways = 1;
  let run: Run | null = null;
  let part: Part = { start: 0, steps: 0, ways: 1, characters: anything, before: anything };
  let before = anything;

  for (const [position, { 0: token, index }] of tokens.entries()) {
    const group = groups.at(-1);
    const quantifier = quantifierPattern.exec(token);
    if (quantifier) {
      const [minimum, maximum] = boundsOf(quantifier);
      const repetitions = Math.min(maximum, positions);
      if (maximum > 1 && part.ways > 1) ways *= part.ways ** (maximum - 1);
      const isCounted = quantifier[1] === undefined;
      const isLast = /^\)*$/.test(source.slice(index + token.length)) && !groups.some((around) => lookaroundPattern.test(around.token));
      const ends = isLast ? 1 : Math.max(1, repetitions - minimum + 1);
      const entered = ways;
      if (ends > 1) {
        const characters = part.characters();
        if (run && areDisjoint(run.characters, characters)) {
          ways = (ways / run.ends) * (run.ends + ends);
          run = { ends: run.ends + ends, characters: union(run.characters, characters) };
        } else if (run && areDisjoint(part.before(), characters)) {
          // Each text that it takes begins where no other does, so all of them together are as long as the subject at most.
          const all = Math.max(run.ends, Math.min(run.ends * ends, positions));
          ways = (ways / run.ends) * all;
          run = { ends: all, characters: union(run.characters, characters) };
        } else {
          ways *= ends;
          run = { ends, characters: run ? union(run.characters, characters) : characters };
        }
      }
      const tries = Math.max(ways, entered * minimum);
      // What comes last succeeds at the first try.
      if (maximum > 1 && !isLast) steps += tries * Math.max(1, part.steps) * (isCounted ? countedSteps : 1);
      before = anything;
    } else if (token.startsWith("(")) {
      groups.push({ token, start: index, steps, ways, run, ended: 0 });
      before = anything;
    } else if (token === ")" && group) {
      groups.pop();
      const text = source.slice(group.start, index + 1);
      const isOneWay = lookaroundPattern.test(group.token) || areDistinctLetters(text);
      const stepsOfOne = (steps - group.steps) / group.ways;
      ways = isOneWay ? group.ways : group.ended + ways;
      if (isOneWay) run = group.run;
      const characters = areDistinctLetters(text) ? () => lookUp(text) : anything;
      part = { start: group.start, steps: stepsOfOne, ways: ways / group.ways, characters, before: anything };
    } else if (token === "|") {
      if (group) {
        group.ended += ways;
        ways = group.ways;
        if (run) run = { ends: run.ends, characters: null };
      } else {
        ended += steps * starts;
        starts = isAnchoredAt(index + 1) ? 1 : positions;
        [steps, ways, run] = [0, 1, null];
      }
      before = anything;
    } else {
      const isOptional = /^(?:[*?]|\{0)/.test(tokens[position + 1]?.[0] ?? "");
      const characters = () => lookUp(token);
      const ownSteps = referencePattern.test(token) ? referenceSteps : /^\w$/.test(token) ? literalSteps : 1;
      steps += ways * ownSteps;
      part = { start: index, steps: ownSteps, ways: 1, characters, before };
      before = anything;
      if (!group && !isOptional && !assertionPattern.test(token)) {
        before = characters;
        if (run && areDisjoint(run.characters, characters())) {
          ways /= run.ends;
          run = null;
        }
      }
    }
    if (!(ended + steps * starts <= stepsMaximum)) return false;
  }
  return true;
}

function boundsOf([, sign, least, comma, most]: RegExpExecArray): [minimum: number, maximum: number] {
  if (sign) return [sign === "+" ? 1 : 0, sign === "?" ? 1 : Infinity];
  return [Number(least), comma ? Number(most || Infinity) : Number(least)];
}

const areDisjoint = (first: Characters, second: Characters): boolean =>
  first !== null && second !== null && [...first].every((character) => !second.has(character));

const union = (first: Characters, second: Characters): Characters => first && second && new Set([...first, ...second]);

function areDistinctLetters(group: string): boolean {
  const letters = lettersPattern.exec(group)?.[1]?.toLowerCase().split("|");
  return letters !== undefined && new Set(letters).size === letters.length;
}

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/** Finds the characters of a part among the ASCII characters, those of the source and a few others; null where it names others. */
function createLookUp(source: string, flags: string): (part: string) => Characters {
  const samples = new Set([...ascii, ...source.split(""), "\u00a0", "é", "中"]);
  const known = new Map<string, Characters>();

  function find(part: string): Characters {
    if (part.length === 1 && part !== ".") return new Set([part, part.toLowerCase(), part.toUpperCase()]);
    if (known.size >= lookupsMaximum || /\\[pPuxc\dk]/.test(part)) return null;
    const expression = new RegExp(`^${part}$`, flags.replace(/[gy]/g, ""));
    const characters = new Set([...samples].filter((sample) => expression.test(sample)));
    return characters.size > 0 ? characters : null;
  }

  return (part) => {
    const characters = known.get(part) ?? find(part);
    known.set(part, characters);
    return characters;
  };
}
