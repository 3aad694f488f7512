/** Its groups are a lookaround's kind, and a quantifier's sign, or its least number, comma and greatest number. */
const tokenPattern =
  /\\(?:[pPu]\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<[^>]*>|[1-9]\d*|[^])|\[(?:\\[^]|[^\]\\])*\]|\((?:\?(?:(<?[=!])|:|<[^>]*>))?|(?:([*+?])|\{(\d+)(,)?(\d*)\})\??|[^]/gi;
const assertionPattern = /^(?:[\^$]|\\b)$/i;
const referencePattern = /^\\[1-9k]/;
/** Groups with flags of their own, which are not read here. */
const flaggedPattern = /\(\?[a-z-]+:/;
/** A part that takes characters outside ASCII, which are not sampled. */
const unsampledPattern = /[^\0-\x7f]|\\[pPuxc\dk]/;

/** Characters of the subject: a search may begin at each, and a quantifier without a bound may end at each. */
const positions = 2_048;
/** Steps of a search that take less than 50 ms on a desktop machine, where one is about a nanosecond. */
const stepsMaximum = 36_000_000;
/** Steps of a comparison with one character, with what a group matched, and of a repetition that is counted. */
const literalSteps = 0.2;
const referenceSteps = 256;
const countedSteps = 4;

/** The sampled characters that a part may take; null for every one. */
type Characters = readonly string[] | null;

interface Part {
  /** Empty for a group. */
  readonly text: string;
  /** The part before it, where that one is no group and has to match; empty without one. */
  readonly before: string;
  /** Steps of one match. */
  readonly steps: number;
  /** Ways in which it may match at one position. */
  readonly ways: number;
  readonly holdsLookaround?: boolean;
}

/** The quantifiers since the last part that none of them can take; of the ways so far, `ends` are where they end. */
interface Run {
  readonly ends: number;
  readonly characters: Characters;
}

interface Group {
  readonly isLookaround: boolean;
  /** What was counted before it. */
  readonly lookarounds: number;
  readonly steps: number;
  readonly ways: number;
  readonly run: Run | null;
  /** Ways through the alternatives that have ended. */
  ended: number;
}

/**
 * Whether a search in 2,048 characters is short whatever they are. It counts the ways to match up to each part, and the steps of
 * trying the part in each of these, at least as many as a search can take. The source is valid with the flags.
 */
export function isSafe(source: string, flags: string): boolean {
  if (flags.includes("v") || flaggedPattern.test(source)) return false;
  const groups: Group[] = [];
  const startsAt = (index: number) => (source[index] === "^" && !flags.includes("m") ? 1 : positions);
  let starts = startsAt(0);
  /** Of the alternatives of the whole expression that have ended, from all starts. */
  let ended = 0;
  let lookarounds = 0;
  let steps = 0;
  let ways = 1;
  let run: Run | null = null;
  let part: Part = { text: "", before: "", steps: 0, ways: 1 };
  let before = "";

  for (const match of source.matchAll(tokenPattern)) {
    const [token, lookaround, sign, least, comma, most] = match;
    const rest = source.slice(match.index + token.length);
    const group = groups.at(-1);
    const former = before;
    before = "";
    if (sign || least) {
      const minimum = least ? Number(least) : sign === "+" ? 1 : 0;
      const maximum = sign === "?" ? 1 : sign || comma ? Number(most || Infinity) : minimum;
      // Each repetition would look as far as the first.
      if (part.holdsLookaround && maximum > 1) return false;
      // What comes last succeeds at the first try.
      const isFree = /^\)*$/.test(rest) && (minimum < 2 || part.ways === 1) && !groups.some(({ isLookaround }) => isLookaround);
      if (isFree) continue;
      if (part.ways > 1) ways *= part.ways ** (maximum - 1);
      const waysOfLeast = ways * minimum;
      const ends = Math.min(maximum, positions) - minimum + 1;
      if (ends > 1) {
        const characters = charactersOf(part.text, flags);
        const { ends: open, characters: taken }: Run = run ?? { ends: 1, characters: [] };
        let together = open * ends;
        // Over the same text, the ways to divide it stay when it has ended.
        let closing = Math.max(open, ends);
        if (areDisjoint(taken, characters)) together = closing = run ? open + ends : ends;
        // Texts that each begin where no other does are together as long as the subject at most.
        else if (areDisjoint(charactersOf(part.before, flags), characters))
          together = closing = Math.max(open, Math.min(together, positions));
        ways *= together / open;
        run = { ends: closing, characters: taken && characters && [...taken, ...characters] };
      }
      if (maximum > 1) steps += Math.max(ways, waysOfLeast) * Math.max(1, part.steps) * (sign ? 1 : countedSteps);
    } else if (token.startsWith("(")) {
      const isLookaround = lookaround !== undefined;
      groups.push({ isLookaround, lookarounds, steps, ways, run, ended: 0 });
      if (isLookaround) lookarounds += 1;
    } else if (token === ")" && group) {
      groups.pop();
      const holdsLookaround = lookarounds > group.lookarounds;
      part = { text: "", before: "", steps: (steps - group.steps) / group.ways, ways: (group.ended + ways) / group.ways, holdsLookaround };
      // Nothing is tried again in what stands around.
      if (group.isLookaround) [ways, run] = [group.ways, group.run];
      else ways += group.ended;
    } else if (token === "|") {
      if (group) {
        group.ended += ways;
        ways = group.ways;
        if (run) run = { ends: run.ends, characters: null };
      } else {
        ended += steps * starts;
        starts = startsAt(match.index + 1);
        [steps, ways, run] = [0, 1, null];
      }
    } else {
      const ownSteps = referencePattern.test(token) ? referenceSteps : /^\w$/.test(token) ? literalSteps : 1;
      steps += ways * ownSteps;
      part = { text: token, before: former, steps: ownSteps, ways: 1 };
      const isOptional = /^(?:[*?]|\{0)/.test(rest);
      if (!group && !isOptional && !assertionPattern.test(token)) {
        before = token;
        if (run && areDisjoint(run.characters, charactersOf(token, flags))) {
          ways /= run.ends;
          run = null;
        }
      }
    }
    if (!(ended + steps * starts <= stepsMaximum)) return false;
  }
  return true;
}

const areDisjoint = (first: Characters, second: Characters): boolean =>
  first !== null && second !== null && !first.some((character) => second.includes(character));

/** Those outside ASCII are of the parts that take all of their kind, such as `\S`. */
const samples = [...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)), "\u00a0", "é", "中"];

function charactersOf(part: string, flags: string): Characters {
  if (part === "" || unsampledPattern.test(part)) return null;
  if (part.length === 1 && part !== ".") return [part, part.toLowerCase(), part.toUpperCase()];
  const expression = new RegExp(`^${part}$`, flags.replace(/[gy]/g, ""));
  const characters = samples.filter((sample) => expression.test(sample));
  return characters.length > 0 ? characters : null;
}
