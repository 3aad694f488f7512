import { slipsBetween } from "./slips.js";
import { wordsOf, type Word } from "./words.js";

/** A known name in a text. */
interface NamedPlace {
  /** The index of the word after it. */
  readonly end: number;
  readonly slips: number;
  /** The index of the word after the name itself, where the height of a village follows it: "Arc 1800". */
  readonly endOfName: number;
}

/** The names that begin at a word. */
export type PlaceNames = (words: readonly Word[], at: number) => readonly NamedPlace[];

/** Letters from which on the first word of a name stands for it: shorter ones are words of the language. */
const standsAloneFrom = 6;
const articles: ReadonlySet<string> = new Set(["l", "la", "le", "les"]);
/** What many names begin with. */
const common: ReadonlySet<string> = new Set(["espace", "domaine", "grand", "massif"]);
const saints: ReadonlySet<string> = new Set(["saint", "sainte", "st", "ste"]);
/** What separates two names that an area has. */
const separator = /\s[-–/]\s/u;

const matchers = new WeakMap<readonly string[], PlaceNames>();

export function placeNames(names: readonly string[]): PlaceNames {
  const known = matchers.get(names) ?? matcherOf(names);
  matchers.set(names, known);
  return known;
}

/** A name with its article or without, one of the two names of an area, or the long word that it begins with. */
function matcherOf(names: readonly string[]): PlaceNames {
  const spellings = names.flatMap((name) => [name, ...name.split(separator)].flatMap(spellingsOf));
  const distinct = [...new Map(spellings.map((words) => [words.join(" "), words])).values()];
  return (words, at) => distinct.flatMap((spelling) => matchName(words, at, spelling));
}

function spellingsOf(name: string): readonly (readonly string[])[] {
  const words = wordsOf(name).map(({ text }) => text);
  const [first = ""] = words;
  const [article, bare] = words.length > 1 && articles.has(first) ? [[first], words.slice(1)] : [[], words];
  const begins = beginningOf(bare);
  const plain = [bare, ...(begins ? [begins] : [])];
  return [...plain, ...plain.map((spelling) => [...article, ...spelling])].filter((spelling) => spelling.length > 0);
}

/** The words at the beginning of a name that stand for it; null where they are too common. */
function beginningOf(words: readonly string[]): readonly string[] | null {
  const [first = ""] = words;
  if (saints.has(first)) return words.slice(0, 2);
  return first.length >= standsAloneFrom && !common.has(first) ? [first] : null;
}

function matchName(words: readonly Word[], at: number, spelling: readonly string[]): readonly NamedPlace[] {
  let slips = 0;
  for (const [index, word] of spelling.entries()) {
    const found = slipsBetween(words[at + index]?.text ?? "", word);
    if (found === null) return [];
    slips += found;
  }
  const endOfName = at + spelling.length;
  const ends = isVillageHeight(words[endOfName]) ? [endOfName, endOfName + 1] : [endOfName];
  return ends.map((end) => ({ end, endOfName, slips }));
}

function isVillageHeight(word: Word | undefined): boolean {
  return word !== undefined && /^[12]\d{3}$/u.test(word.text);
}
