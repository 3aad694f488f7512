import { everyCharacter, parse } from "./regular-expression-parser.js";
import type { CharacterSet, Node } from "./regular-expression-parser.js";

/** A quantifier that may repeat this many times more than it must counts as one without a bound. */
const boundedMaximum = 100;
/** Ways of splitting a subject that a search may try. */
const waysMaximum = 4_096;
const waysWithoutBound = 2_048;

/** A quantifier without a bound that came earlier in the expression, and the characters that must follow it before what comes next. */
interface Open {
  readonly set: CharacterSet;
  readonly between: readonly CharacterSet[];
}

/**
 * Whether a search takes time that grows at most with the square of the subject's length. Refuses a quantified group that holds a
 * quantifier without a bound or alternatives that begin alike, two quantifiers without a bound over the same text, and bounded ones
 * that together split a text in too many ways.
 */
export function isSafe(source: string, flags: string): boolean {
  if (!/[*+?{]/.test(source)) return true;
  if (flags.includes("v")) return false;
  const node = parse(source, flags);
  return ways(node, 0n) <= waysMaximum && openAfter(node, [], true) !== null;
}

const isUnbounded = (node: Node): boolean => node.kind === "repeated" && node.maximum - node.minimum >= boundedMaximum;

const childrenOf = (node: Node): readonly Node[] => (node.kind === "repeated" ? [node.item] : "items" in node ? node.items : []);

const holds = (node: Node, test: (node: Node) => boolean): boolean => test(node) || childrenOf(node).some((child) => holds(child, test));

/** Every character that a part may take. */
function charactersOf(node: Node): CharacterSet {
  if (node.kind === "characters") return node.set;
  if (node.kind === "reference") return everyCharacter;
  return childrenOf(node).reduce((set, child) => set | charactersOf(child), 0n);
}

function isNullable(node: Node): boolean {
  if (node.kind === "characters") return false;
  if (node.kind === "repeated") return node.minimum === 0 || isNullable(node.item);
  if (node.kind === "sequence") return node.items.every(isNullable);
  return node.kind !== "alternatives" || node.items.some(isNullable);
}

/** The characters with which a part may begin, and `follow` where it may be empty. */
function firstOf(node: Node, follow: CharacterSet): CharacterSet {
  if (node.kind === "sequence") return node.items.reduceRight((next, item) => firstOf(item, next), follow);
  const own =
    node.kind === "characters" || node.kind === "reference"
      ? charactersOf(node)
      : childrenOf(node).reduce((set, child) => set | firstOf(child, 0n), 0n);
  return isNullable(node) ? own | follow : own;
}

/** In how many ways a part can be matched; `follow` is what may come after it. */
function ways(node: Node, follow: CharacterSet): number {
  switch (node.kind) {
    case "sequence": {
      let next = follow;
      let product = 1;
      for (const item of node.items.toReversed()) {
        product *= ways(item, next);
        next = firstOf(item, next);
      }
      return product;
    }
    case "alternatives": {
      const most = Math.max(...node.items.map((item) => ways(item, follow)));
      return beginAlike(node.items, follow) ? most * node.items.length : most;
    }
    case "repeated": {
      const { item, minimum, maximum } = node;
      const first = firstOf(item, 0n);
      if (maximum > 1 && holds(item, isUnbounded)) return Infinity;
      const inner = ways(item, maximum > 1 ? first | follow : follow);
      const ends = (first & follow) === 0n ? 1 : Math.min(maximum - minimum + 1, waysWithoutBound);
      return inner === 1 ? ends : inner ** maximum * ends;
    }
    default:
      return 1;
  }
}

function beginAlike(items: readonly Node[], follow: CharacterSet): boolean {
  let seen = 0n;
  return items.some((item) => {
    const first = firstOf(item, follow);
    const alike = (seen & first) !== 0n;
    seen |= first;
    return alike;
  });
}

/** The open quantifiers after a part; null where two of them are over the same text. `isLast`: nothing comes after the part. */
function openAfter(node: Node, open: readonly Open[], isLast: boolean): readonly Open[] | null {
  switch (node.kind) {
    case "characters":
      return open.filter(({ set }) => (set & node.set) !== 0n).map(({ set, between }) => ({ set, between: [...between, node.set] }));
    case "sequence":
      return node.items.reduce<readonly Open[] | null>(
        (before, item, index) => before && openAfter(item, before, isLast && index === node.items.length - 1),
        open,
      );
    case "alternatives":
      return united(node.items.map((item) => openAfter(item, open, isLast)));
    case "repeated":
      return afterRepeated(node, open, isLast);
    case "reference":
      return open.length === 0 ? open : null;
    default:
      return open;
  }
}

function afterRepeated(node: Node & { kind: "repeated" }, open: readonly Open[], isLast: boolean): readonly Open[] | null {
  if (!isUnbounded(node)) {
    const once = openAfter(node.item, open, isLast);
    return node.minimum === 0 ? united([open, once]) : once;
  }
  // What comes last succeeds at the first try.
  if (isLast) return open;
  const set = charactersOf(node.item);
  const clashes = ({ set: earlier, between }: Open) => (earlier & set) !== 0n && between.every((characters) => (characters & set) !== 0n);
  return open.some(clashes) ? null : [...open.filter((earlier) => node.minimum === 0 || (earlier.set & set) !== 0n), { set, between: [] }];
}

function united(paths: readonly (readonly Open[] | null)[]): readonly Open[] | null {
  const possible = paths.filter((path) => path !== null);
  return possible.length < paths.length ? null : [...new Set(possible.flat())];
}
