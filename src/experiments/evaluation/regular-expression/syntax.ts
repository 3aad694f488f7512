/** A character, a class such as `[a-z]`, an escape such as `\d`, or a reference to a group. */
export interface Character {
  readonly type: "character";
  readonly text: string;
  readonly isReference: boolean;
}

/** `^`, `$`, `\b` or `\B`. */
interface Assertion {
  readonly type: "assertion";
  readonly text: string;
}

export interface Group {
  readonly type: "group" | "lookaround";
  readonly alternatives: readonly Alternative[];
  /** Whether it is a lookaround or contains one. */
  readonly hasLookaround: boolean;
}

export interface Repetition {
  readonly type: "repetition";
  readonly part: Part;
  readonly minimum: number;
  /** Infinity when unbounded. */
  readonly maximum: number;
  /** Whether the bounds are given as numbers, as in `{2,3}`. */
  readonly isCounted: boolean;
}

/** What a quantifier can follow. */
export type Part = Character | Assertion | Group;

export type Node = Part | Repetition;

export type Alternative = readonly Node[];

const escape = String.raw`\\(?:u[\da-f]{4}|x[\da-f]{2}|c[a-z]|0[0-7]{0,2}|[1-9]\d*|[^])`;
/** With the flag `u`; without it, `\p` is the letter, and a brace follows. */
const unicodeEscape = String.raw`\\[pu]\{[^}]*\}`;
/** If the expression has a named group; without one, `\k` is the letter. */
const namedReference = String.raw`\\k<[^>]*>`;
const characterClass = String.raw`\[(?:\\[^]|[^\]\\])*\]`;
const groupStart = String.raw`\((?:\?(?:(?<lookaround><?[=!])|:|<[^>]*>))?`;
const quantifier = String.raw`(?:(?<sign>[*+?])|\{(?<least>\d+)(?<comma>,)?(?<most>\d*)\})\??`;

const assertionPattern = /^(?:[\^$]|\\b)$/i;
const referencePattern = /^\\(?:[1-9]|k<)/;

/** The alternatives of a source that is valid with the flags. */
export function parse(source: string, flags: string): readonly Alternative[] {
  // The empty alternative matches first, so that the rest is not searched.
  const hasNamedGroup = new RegExp(`|${source}`, flags).exec("")?.groups !== undefined;
  const tokens = [
    ...(flags.includes("u") ? [unicodeEscape] : []),
    ...(hasNamedGroup ? [namedReference] : []),
    ...[escape, characterClass, groupStart, quantifier, "[^]"],
  ];
  return readAlternatives([...source.matchAll(new RegExp(tokens.join("|"), "gi"))]);
}

/** Takes the tokens up to the end of the group that is open, or of the source. */
function readAlternatives(tokens: RegExpExecArray[]): readonly Alternative[] {
  let alternative: Node[] = [];
  const alternatives = [alternative];
  for (let token = tokens.shift(); token && token[0] !== ")"; token = tokens.shift()) {
    const [text] = token;
    const { lookaround, sign, least } = token.groups ?? {};
    if (text === "|") {
      alternative = [];
      alternatives.push(alternative);
    } else if (sign || least) {
      const part = alternative.pop();
      if (part && part.type !== "repetition") alternative.push(repetitionOf(part, token));
    } else if (text.startsWith("(")) {
      alternative.push(groupOf(lookaround !== undefined, readAlternatives(tokens)));
    } else {
      alternative.push(partOf(text));
    }
  }
  return alternatives;
}

function repetitionOf(part: Part, { groups: { sign, least, comma, most } = {} }: RegExpExecArray): Repetition {
  if (sign) return { type: "repetition", part, minimum: sign === "+" ? 1 : 0, maximum: sign === "?" ? 1 : Infinity, isCounted: false };
  const minimum = Number(least);
  return { type: "repetition", part, minimum, maximum: comma ? Number(most || Infinity) : minimum, isCounted: true };
}

function groupOf(isLookaround: boolean, alternatives: readonly Alternative[]): Group {
  const hasLookaround = isLookaround || alternatives.flat().some(containsLookaround);
  return { type: isLookaround ? "lookaround" : "group", alternatives, hasLookaround };
}

export function containsLookaround(node: Node): boolean {
  if (node.type === "repetition") return containsLookaround(node.part);
  return node.type !== "character" && node.type !== "assertion" && node.hasLookaround;
}

const partOf = (text: string): Part =>
  assertionPattern.test(text) ? { type: "assertion", text } : { type: "character", text, isReference: referencePattern.test(text) };
