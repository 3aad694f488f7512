import { areDisjoint, charactersOf, type Characters } from "./characters.js";
import {
  containsLookaround,
  parse,
  type Alternative,
  type Character,
  type Group,
  type Node,
  type Part,
  type Repetition,
} from "./syntax.js";

/** Matches groups that have flags of their own, such as `(?i:a)`, which are not parsed. */
const flaggedGroupPattern = /\(\?[a-z-]+:/;

/** Characters of the subject: a search may start at each, and an unbounded repetition may end at each. */
const positions = 2_048;
/** A search of this many steps takes less than 50 ms on a desktop machine, where a step takes about a nanosecond. */
const stepsMaximum = 36_000_000;
/** Steps to compare with a letter or digit, with any other character or class, and with the text of a group. */
const letterSteps = 0.2;
const characterSteps = 1;
const referenceSteps = 256;
/** Steps of a repetition that is counted, for each step of its part. */
const countedSteps = 4;

/** How far a search from one start has come when everything to the left has matched. */
interface Progress {
  /** Steps so far, in every way. */
  readonly steps: number;
  /** Ways to match everything so far. */
  readonly ways: number;
  readonly run: Run | null;
}

/** Adjacent repetitions, among which the same text can be divided in several ways. */
interface Run {
  /** Positions where it may end. */
  readonly ends: number;
  readonly characters: Characters;
}

/** One match of a part. */
interface Match {
  readonly after: Progress;
  /** Steps and ways at one position. */
  readonly steps: number;
  readonly ways: number;
}

interface Scope {
  readonly flags: string;
  /** Positions where the search starts. */
  readonly starts: number;
  /** Steps that the other alternatives leave to all starts together. */
  readonly stepsLeft: number;
  /** Whether every match of the alternative of the whole expression contains the node, outside of any group. */
  readonly isMandatory: boolean;
  /** Whether nothing follows, so that no other way is tried once it has matched. */
  readonly isLast: boolean;
}

/**
 * Whether a search in any 2,048 characters takes less than 36 million steps. Each part is tried once for each way to match what is
 * before it; the steps that are counted are at least as many as a search can take. The source must be valid with the flags. Refuses,
 * without parsing, the flag `v` and groups with flags of their own.
 */
export function isSearchShort(source: string, flags: string): boolean {
  if (flags.includes("v") || flaggedGroupPattern.test(source)) return false;
  let stepsLeft = stepsMaximum;
  const alternatives = parse(source, flags);
  for (const [index, alternative] of alternatives.entries()) {
    const starts = isAnchored(alternative, flags) ? 1 : positions;
    const scope = { flags, starts, stepsLeft, isMandatory: true, isLast: index === alternatives.length - 1 };
    const end = afterSequence(alternative, { steps: 0, ways: 1, run: null }, scope);
    if (isTooLong(end, scope)) return false;
    stepsLeft -= end.steps * starts;
  }
  return true;
}

function isAnchored([first]: Alternative, flags: string): boolean {
  return first?.type === "assertion" && first.text === "^" && !flags.includes("m");
}

/** Infinite ways can make the steps NaN, which is too long as well. */
const isTooLong = ({ steps }: Progress, { starts, stepsLeft }: Scope): boolean => !(steps * starts <= stepsLeft);

function afterSequence(nodes: Alternative, before: Progress, scope: Scope): Progress {
  let progress = before;
  for (const [index, node] of nodes.entries()) {
    const own = { ...scope, isLast: scope.isLast && index === nodes.length - 1 };
    progress = node.type === "repetition" ? afterRepetition(node, progress, own, nodes[index - 1]) : matchOf(node, progress, own).after;
    if (isTooLong(progress, scope)) return progress;
  }
  return progress;
}

function matchOf(part: Part, before: Progress, scope: Scope): Match {
  switch (part.type) {
    case "assertion":
      return { after: { ...before, steps: before.steps + before.ways * characterSteps }, steps: characterSteps, ways: 1 };
    case "character":
      return matchOfCharacter(part, before, scope);
    case "group":
    case "lookaround":
      return matchOfGroup(part, before, scope);
  }
}

function matchOfCharacter({ text, isReference }: Character, before: Progress, { flags, isMandatory }: Scope): Match {
  const { ways, run } = before;
  const ownSteps = isReference ? referenceSteps : /^\w$/.test(text) ? letterSteps : characterSteps;
  const after = { ...before, steps: before.steps + ways * ownSteps };
  // A character that the run does not match fixes where the run ends.
  const endsRun = isMandatory && run !== null && areDisjoint(run.characters, charactersOf(text, flags));
  return { after: endsRun ? { ...after, ways: ways / run.ends, run: null } : after, steps: ownSteps, ways: 1 };
}

function matchOfGroup({ type, alternatives }: Group, before: Progress, scope: Scope): Match {
  const isLookaround = type === "lookaround";
  let { steps, run } = before;
  let ways = 0;
  for (const [index, alternative] of alternatives.entries()) {
    const isLast = scope.isLast && !isLookaround && index === alternatives.length - 1;
    // The alternatives before it may have ended at the same positions, with any characters.
    if (index > 0 && run) run = { ends: run.ends, characters: null };
    const end = afterSequence(alternative, { steps, ways: before.ways, run }, { ...scope, isMandatory: false, isLast });
    ({ steps, run } = end);
    ways += end.ways;
  }
  // The characters of a lookaround are matched again by what follows, and its other ways are not tried.
  const after = isLookaround ? { ...before, steps } : { steps, ways, run };
  return { after, steps: (steps - before.steps) / before.ways, ways: after.ways / before.ways };
}

function afterRepetition({ part, minimum, maximum, isCounted }: Repetition, before: Progress, scope: Scope, previous?: Node): Progress {
  const partScope = { ...scope, isLast: false, isMandatory: scope.isMandatory && minimum > 0 };
  const { after: once, steps: partSteps, ways: partWays } = matchOf(part, before, partScope);
  // Each repetition would look as far as the first.
  if (maximum > 1 && containsLookaround(part)) return { ...once, steps: Infinity };
  if (scope.isLast && (minimum < 2 || partWays === 1)) return once;

  const repeatedWays = partWays > 1 ? once.ways * partWays ** (maximum - 1) : once.ways;
  const ends = Math.min(maximum, positions) - minimum + 1;
  const characters = part.type === "character" ? charactersOf(part.text, scope.flags) : null;
  const isSeparated =
    scope.isMandatory && previous?.type === "character" && areDisjoint(charactersOf(previous.text, scope.flags), characters);
  const { factor, run } = ends > 1 ? extendRun(once.run, ends, characters, isSeparated) : { factor: 1, run: once.run };
  const ways = repeatedWays * factor;
  const repetitions = maximum > 1 ? Math.max(ways, repeatedWays * minimum) * Math.max(1, partSteps) : 0;
  return { steps: once.steps + repetitions * (isCounted ? countedSteps : 1), ways, run };
}

/** Adds a repetition that ends at one of several positions; `isSeparated` if it follows a character that it does not match itself. */
function extendRun(
  run: Run | null,
  ends: number,
  characters: Characters,
  isSeparated: boolean,
): { readonly factor: number; readonly run: Run } {
  if (!run) return { factor: ends, run: { ends, characters } };
  const [together, endsAfter] = endsOf(run, ends, characters, isSeparated);
  const allCharacters = run.characters && characters && [...run.characters, ...characters];
  return { factor: together / run.ends, run: { ends: endsAfter, characters: allCharacters } };
}

/** The ways in which a run and a repetition end together, and the positions where the run then ends. */
function endsOf(run: Run, ends: number, characters: Characters, isSeparated: boolean): readonly [together: number, endsAfter: number] {
  const product = run.ends * ends;
  if (areDisjoint(run.characters, characters)) return [run.ends + ends, run.ends + ends];
  // Each such text starts at a different position, so there are at most as many as the subject has characters.
  const separated = Math.max(run.ends, Math.min(product, positions));
  if (isSeparated) return [separated, separated];
  // Over the same text, the ways to divide it remain when the run has ended.
  return [product, Math.max(run.ends, ends)];
}
