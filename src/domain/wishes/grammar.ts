import { anyOf, compilePattern, findAll, remembering, type Matcher, type PatternParts, type SlotReader } from "./patterns.js";
import { isWishKind, type WishKind } from "./parts.js";
import type { Word } from "./words.js";

/** How wishes are written in a language: `locales/<locale>/wishes.json`. Patterns are described at `compilePattern`. */
export interface WishWords {
  /** What asks for nothing, between the wishes. */
  readonly filler: readonly string[];
  /** Filler that belongs to what stands around it, like the "of" of a name. */
  readonly joining: readonly string[];
  /** What turns a wish after it into its opposite, which nothing is known for. */
  readonly negations: readonly string[];
  /** What asks for something that no part of a search is about: reported as not understood, whatever its words are elsewhere. */
  readonly unsupported: readonly string[];
  /** Departments, regions and countries, which are destinations. */
  readonly places: readonly string[];
  /** Parts of patterns, which stand in them as `$name`. */
  readonly shorthands: Readonly<Record<string, string>>;
  /** Patterns that a slot of their name reads as `true`. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** Values with the patterns of each, which a slot of their name reads. */
  readonly values: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** The patterns of each kind of wish, `kind` or `kind.value`. */
  readonly wishes: Readonly<Record<string, readonly string[]>>;
}

export interface Rule {
  readonly kind: WishKind;
  /** What follows the kind in its name. */
  readonly value: string | null;
  readonly match: Matcher;
}

export interface WishGrammar {
  readonly filler: Matcher;
  readonly joining: Matcher;
  readonly negations: Matcher;
  readonly unsupported: Matcher;
  readonly places: Matcher;
  /** Metres and kilometres, after an amount. */
  readonly lengths: Matcher;
  readonly rules: readonly Rule[];
}

const grammars = new WeakMap<WishWords, WishGrammar>();

export function grammarOf(words: WishWords): WishGrammar {
  const grammar = grammars.get(words) ?? compile(words);
  grammars.set(words, grammar);
  return grammar;
}

function compile({ filler, joining, negations, unsupported, places, shorthands, lists, values, wishes }: WishWords): WishGrammar {
  const readers = new Map<string, SlotReader>();
  const matchers = new Map<string, Matcher>();
  const parts: PatternParts = {
    slot: (name) => once(readers, name, () => remembering(readerOf(name))),
    shorthand: (name) => once(matchers, name, () => remembering(compiled(shorthands[name] ?? ""))),
  };
  const compiled = (pattern: string) => compilePattern(pattern, parts);
  const patterns = (list: readonly string[]) => anyOf(list.map(compiled));

  function readerOf(name: string): SlotReader {
    const valued = Object.entries(values[name] ?? {}).map(([value, list]) => reading(patterns(list), value));
    const listed = lists[name] ? [reading(patterns(lists[name]), true)] : [];
    const own = Object.hasOwn(inDigits, name) ? [inDigits[name as keyof typeof inDigits](parts)] : [];
    return anyOf([...own, ...valued, ...listed]);
  }

  const rules = Object.entries(wishes).flatMap(([name, list]) => {
    const [kind = "", value = null] = name.split(".");
    return isWishKind(kind) ? list.map((pattern) => ({ kind, value, match: compiled(pattern) })) : [];
  });
  return {
    filler: exactly(filler, patterns),
    joining: patterns(joining),
    negations: patterns(negations),
    unsupported: patterns(unsupported),
    places: patterns(places),
    lengths: exactly([...(lists["metre"] ?? []), ...(lists["km"] ?? [])], patterns),
    rules,
  };
}

/** Of patterns of many single words, which are looked up; none may have a slip, since a word that is only like another may ask for something. */
function exactly(list: readonly string[], patterns: (list: readonly string[]) => Matcher): Matcher {
  const single = new Set(list.filter((pattern) => /^\p{L}+$/u.test(pattern)));
  const others = patterns(list.filter((pattern) => !single.has(pattern)));
  return {
    find: (words, at) => [
      ...(single.has(words[at]?.text ?? "") ? [{ end: at + 1, captures: {}, slips: 0 }] : []),
      ...findAll(others, words, at).filter(({ slips }) => slips === 0),
    ],
    starts: new Set([...others.starts, ...[...single].map((word) => word[0] ?? "")]),
    isOptional: false,
  };
}

function once<Value>(known: Map<string, Value>, name: string, make: () => Value): Value {
  const value = known.get(name) ?? make();
  known.set(name, value);
  return value;
}

const reading = ({ find, ...matcher }: Matcher, value: unknown): SlotReader => ({
  ...matcher,
  find: (words, at) => find(words, at).map(({ end, slips }) => ({ end, value, slips })),
});

const digits: ReadonlySet<string> = new Set("0123456789");

/** Reads one word of digits; null where it is not meant. */
const inDigitsOf = (read: (word: Word) => unknown): SlotReader => ({
  find(words, at) {
    const value = words[at] && read(words[at]);
    return value === null || value === undefined ? [] : [{ end: at + 1, value, slips: 0 }];
  },
  starts: digits,
  isOptional: false,
});

const amountWithin = (least: number, most: number) =>
  inDigitsOf(({ amount }) => (amount === null || amount < least || amount > most ? null : amount));

/** Numbers that are written as one: "6,9" or "4/7/11". */
const joined = /^\d{1,2}(?:[,/]\d{1,2})+$/u;

/** What digits are read as, whatever other ways to say them a language has. */
const inDigits = {
  amount: () => amountWithin(0, Infinity),
  /** Of a month. */
  date: () => amountWithin(1, 31),
  year: () => amountWithin(2000, 2099),
  /** A day with its month, maybe with its year. */
  digits: () => inDigitsOf(({ day }) => day),
  /** One amount after another. */
  amounts({ slot }: PatternParts): SlotReader {
    const [amount, and] = [slot("amount"), slot("and")];
    const find: SlotReader["find"] = (words, at) => {
      const { text = "" } = words[at] ?? {};
      if (joined.test(text)) return [{ end: at + 1, value: text.split(/[,/]/u).map(Number), slips: 0 }];
      return findAll(amount, words, at).flatMap(({ end, value, slips }) => {
        const more = findAll(and, words, end).flatMap(({ end: after }) => find(words, after));
        const own = { end, value: [Number(value)], slips };
        return [own, ...more.map((one) => ({ ...one, value: [Number(value), ...(one.value as readonly number[])] }))];
      });
    };
    return { find, starts: amount.starts, isOptional: false };
  },
};
