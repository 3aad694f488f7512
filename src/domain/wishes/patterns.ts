import { slipsBetween } from "./slips.js";
import { wordsOf, type Word } from "./words.js";

/** What the slots of a pattern hold, by the name of the slot. */
export type Captures = Readonly<Record<string, unknown>>;

/** A way to go on from a place in a text. */
interface Match {
  /** The index of the word after it. */
  readonly end: number;
  readonly captures: Captures;
  /** Forgiven slips. */
  readonly slips: number;
}

type Find<Found> = (words: readonly Word[], at: number) => readonly Found[];

/** What is found from a word on, and where there is no need to look. */
interface Finder<Found> {
  readonly find: Find<Found>;
  /** The first letters that its first word can have. */
  readonly starts: ReadonlySet<string>;
  /** It may consist of no word. */
  readonly isOptional: boolean;
}

/** Matches words from an index on, in every way there is. */
export type Matcher = Finder<Match>;

/** A value that words say. */
interface ReadValue {
  readonly end: number;
  readonly value: unknown;
  readonly slips: number;
}

/** Reads words from an index on as values. */
export type SlotReader = Finder<ReadValue>;

/** What patterns refer to by name. */
export interface PatternParts {
  slot(name: string): SlotReader;
  shorthand(name: string): Matcher;
}

/** Everything that a finder finds from a word on. */
export function findAll<Found>(finder: Finder<Found>, words: readonly Word[], at: number): readonly Found[] {
  const mayStart = finder.isOptional || finder.starts.has(words[at]?.text[0] ?? "");
  return mayStart ? finder.find(words, at) : nowhere;
}

const nowhere: readonly never[] = [];

/**
 * A matcher of a pattern: words, `(a|b c)` for one of several, `[a]` for what may be left out, `$name` for another pattern, and `{slot}` or
 * `{name:slot}` for what is read as a value, which it captures under its name.
 */
export function compilePattern(pattern: string, parts: PatternParts): Matcher {
  const tokens = pattern.match(/[()[\]|]|\{[^}]*\}|[^()[\]|{}\s]+/gu) ?? [];
  let at = 0;

  function alternatives(): Matcher {
    const options = [sequence()];
    while (tokens[at] === "|") {
      at += 1;
      options.push(sequence());
    }
    return anyOf(options);
  }

  function sequence(): Matcher {
    const steps: Matcher[] = [];
    while (at < tokens.length && !["|", ")", "]"].includes(tokens[at] ?? "")) steps.push(...step());
    return inOrder(steps);
  }

  function step(): readonly Matcher[] {
    const token = tokens[at] ?? "";
    at += 1;
    if (token === "(" || token === "[") {
      const inner = alternatives();
      at += 1;
      return [token === "(" ? inner : anyOf([inner, nothing])];
    }
    if (token.startsWith("$") && token.length > 1) return [parts.shorthand(token.slice(1))];
    if (token.startsWith("{")) return [slotMatcher(token.slice(1, -1), parts)];
    return wordsOf(token).map(({ text }) => wordMatcher(text));
  }

  return alternatives();
}

const nothing: Matcher = { find: (_words, at) => [{ end: at, captures: {}, slips: 0 }], starts: new Set(), isOptional: true };

function wordMatcher(text: string): Matcher {
  const find: Find<Match> = (words, at) => {
    const slips = slipsBetween(words[at]?.text ?? "", text);
    return slips === null ? nowhere : [{ end: at + 1, captures: {}, slips }];
  };
  return { find, starts: new Set(text[0]), isOptional: false };
}

function slotMatcher(slot: string, parts: PatternParts): Matcher {
  const [name = "", source = name] = slot.split(":");
  const reader = parts.slot(source);
  return {
    ...reader,
    find: (words, at) => reader.find(words, at).map(({ end, value, slips }) => ({ end, captures: { [name]: value }, slips })),
  };
}

/** What any of several finds. */
export function anyOf<Found>(options: readonly Finder<Found>[]): Finder<Found> {
  const [only] = options;
  if (only && options.length === 1) return only;
  return {
    find: (words, at) => options.flatMap((option) => findAll(option, words, at)),
    starts: new Set(options.flatMap(({ starts }) => [...starts])),
    isOptional: options.some(({ isOptional }) => isOptional),
  };
}

function inOrder(steps: readonly Matcher[]): Matcher {
  const [first, ...others] = steps;
  return first ? others.reduce(followedBy, first) : nothing;
}

function followedBy(first: Matcher, second: Matcher): Matcher {
  const find: Find<Match> = (words, at) =>
    findAll(first, words, at).flatMap((one) =>
      findAll(second, words, one.end).map((other) => ({
        end: other.end,
        captures: { ...one.captures, ...other.captures },
        slips: one.slips + other.slips,
      })),
    );
  const starts = first.isOptional ? new Set([...first.starts, ...second.starts]) : first.starts;
  return { find, starts, isOptional: first.isOptional && second.isOptional };
}

/** As another, but looks at each word of a text once, however many patterns ask. */
export function remembering<Found>(finder: Finder<Found>): Finder<Found> {
  const texts = new WeakMap<readonly Word[], Map<number, readonly Found[]>>();
  const find: Find<Found> = (words, at) => {
    const found = texts.get(words) ?? new Map<number, readonly Found[]>();
    texts.set(words, found);
    const known = found.get(at) ?? finder.find(words, at);
    found.set(at, known);
    return known;
  };
  return { ...finder, find };
}
