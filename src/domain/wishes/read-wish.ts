import { monthOf, type Month } from "../../calendar/day.js";
import { grammarOf, type Rule, type WishGrammar, type WishWords } from "./grammar.js";
import { meaningOf, type MeaningContext } from "./meaning.js";
import { findAll } from "./patterns.js";
import { placeNames, type PlaceNames } from "./place-names.js";
import { decidesDates, isAboutPlaces, type Span, type WishMeaning, type WishPart } from "./parts.js";
import { wordsOf, type Word } from "./words.js";

/** The words that may name a destination. */
interface WishedPlace extends Span {
  /** What suggestions are requested for: without the height of a village that follows a known name. */
  readonly name: string;
}

/** What a visitor typed, as it was understood. */
export interface Wish {
  /** In the order of the text. */
  readonly parts: readonly WishPart[];
  /** Null without any. */
  readonly place: WishedPlace | null;
  /** What was not understood. */
  readonly rest: readonly Span[];
  /** The places that fit have to be seen before there is a list of stays: it can be narrowed neither to a month nor to what a place has. */
  readonly isForPlaces: boolean;
  /** It says something about the dates, and not which they are. */
  readonly leavesDates: boolean;
}

interface WishContext extends MeaningContext {
  readonly words: WishWords;
  /** Names of destinations that are known. */
  readonly places: readonly string[];
}

/** Wishes in a text, with the words of each; whatever asks for something and is none of them is reported as not understood. */
export function readWish(text: string, { words: wishWords, places, ...context }: WishContext): Wish {
  const words = wordsOf(text);
  const grammar = grammarOf(wishWords);
  const steps = bestReading(words, (at) => readingsAt(words, at, { ...context, grammar, places: placeNames(places) }));
  const parts = steps.flatMap(({ meaning, from, end }) => (meaning ? [{ span: spanOf(words, from, end), ...meaning }] : []));
  const kept = parts.filter(
    (part, index) => !isInOtherMonth(part, parts) && !parts.slice(0, index).some((other) => isSameThing(part, other)),
  );
  const against = parts.filter((part) => !kept.includes(part) && !kept.some((other) => isSameWish(part, other)));
  const isJoining = ({ from, end }: Reading) => findAll(grammar.joining, words, from).some((match) => match.end === end);
  const named = steps.filter(({ covers }) => covers === "place");
  const [place = null, ...others] = [...named, ...runsOf(steps, isJoining)];
  const refused = steps.filter(({ covers }) => covers === "refused");
  const rest = [...[...others, ...refused].map(({ from, end }) => spanOf(words, from, end)), ...against.map(({ span }) => span)];
  const nights = kept.find((part) => part.kind === "nights")?.nights;
  const isDated = kept.some((part) => decidesDates(part, nights));
  return {
    parts: kept,
    place: place && placeOf(text, words, place),
    rest: rest.toSorted((one, other) => one.start - other.start),
    isForPlaces: kept.some((part) => isAboutPlaces(part) || part.kind === "month" || (hasMonth.has(part.kind) && !isDated)),
    leavesDates: !isDated && kept.some(({ kind }) => isAboutDates.has(kind)),
  };
}

const hasMonth: ReadonlySet<WishPart["kind"]> = new Set(["month", "holiday", "schoolHoliday"]);
const isAboutDates: ReadonlySet<WishPart["kind"]> = new Set([...hasMonth, "nights", "cheapest"]);

function placeOf(text: string, words: readonly Word[], { from, end, endOfName = end }: Run): WishedPlace {
  const { start, end: nameEnd } = spanOf(words, from, endOfName);
  return { ...spanOf(words, from, end), name: text.slice(start, nameEnd) };
}

/** Whether a part is school holidays that are not in the month, or on the dates, that are said. */
const isInOtherMonth = (part: WishPart, parts: readonly WishPart[]): boolean =>
  part.kind === "schoolHoliday" && parts.some((other) => (monthSaid(other) ?? part.month) !== part.month);

function monthSaid(part: WishPart): Month | null {
  if (part.kind === "month") return part.month;
  return part.kind === "dates" ? monthOf(part.start) : null;
}

const isHoliday = ({ kind }: WishPart): boolean => kind === "holiday" || kind === "schoolHoliday";

/** Whether two wishes are about one thing: they say the same of it, or contradict each other. */
function isSameThing(one: WishPart, other: WishPart): boolean {
  if ("key" in one || "contents" in one) return isSameWish(one, other);
  if (one.kind === "budget" && other.kind === "budget") return bothHave(one.min, other.min) || bothHave(one.max, other.max);
  return one.kind === other.kind || (isHoliday(one) && isHoliday(other));
}

const bothHave = (one: number | null, other: number | null): boolean => one !== null && other !== null;

const isSameWish = ({ span: _one, ...one }: WishPart, { span: _other, ...other }: WishPart): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const spanOf = (words: readonly Word[], from: number, end: number): Span => ({
  start: words[from]?.start ?? 0,
  end: words[end - 1]?.end ?? 0,
});

/** `refused`: a wish that is said not to be one, or that no search can have. */
type Covers = "wish" | "place" | "filler" | "refused" | "nothing";

/** Words from one index to before another. */
interface Run {
  readonly from: number;
  readonly end: number;
  /** Where the name in it ends, if that is not its end. */
  readonly endOfName?: number;
}

/** A way to read some words. */
interface Reading extends Run {
  readonly covers: Covers;
  readonly meaning: WishMeaning | null;
  readonly cost: number;
}

type Covering = Omit<Reading, "from">;

/** What is paid for each reading: the cheapest cover of the words is the one that leaves out least, in the fewest wishes. */
const costs = { wish: 1, place: 2, wordOfPlace: 0.5, filler: 3, slip: 15, unsupported: 10, refused: 40, nothing: 60 } as const;

interface ReadingContext extends MeaningContext {
  readonly grammar: WishGrammar;
  readonly places: PlaceNames;
}

function readingsAt(words: readonly Word[], at: number, { grammar, places, ...context }: ReadingContext): readonly Reading[] {
  const fillers = findAll(grammar.filler, words, at).map(({ end }) => ({
    end,
    covers: "filler" as const,
    meaning: null,
    cost: costs.filler,
  }));
  const regions = findAll(grammar.places, words, at).map(({ end, slips }) => ({ end, endOfName: end, slips }));
  const named = [...places(words, at), ...regions].map(({ slips, ...name }) => {
    const cost = costs.place + slips * costs.slip + (name.endOfName - at) * costs.wordOfPlace;
    return { ...name, covers: "place" as const, meaning: null, cost };
  });
  const wishes = grammar.rules.flatMap((rule) => wishesAt(words, at, rule, context)).filter((wish) => !isOfLength(wish, words, grammar));
  const denied = findAll(grammar.negations, words, at)
    .flatMap((negation) => grammar.rules.flatMap((rule) => wishesAt(words, negation.end, rule, context)))
    .filter(({ meaning }) => meaning === null || canBeRefused.has(meaning.kind))
    .map(({ end }) => refused(end));
  const unsupported = findAll(grammar.unsupported, words, at).map(({ end, slips }) => refused(end, costs.unsupported + slips * costs.slip));
  const none = { end: at + 1, covers: "nothing" as const, meaning: null, cost: costs.nothing };
  return [...wishes, ...named, ...fillers, ...denied, ...unsupported, none].map((one) => ({ from: at, ...one }));
}

/** An amount that metres or kilometres follow is no budget. */
const isOfLength = ({ meaning, end }: Covering, words: readonly Word[], grammar: WishGrammar) =>
  meaning?.kind === "budget" && findAll(grammar.lengths, words, end).length > 0;

const canBeRefused: ReadonlySet<WishMeaning["kind"]> = new Set([
  "dates",
  "month",
  "holiday",
  "schoolHoliday",
  "amenities",
  "catering",
  "lodging",
  "includes",
  "slopes",
  "centre",
  "near",
]);

const refused = (end: number, cost: number = costs.refused): Covering => ({ end, covers: "refused", meaning: null, cost });

/** School holidays whose dates are not known are reported as one phrase; none of their words is read as another wish. */
function wishesAt(words: readonly Word[], at: number, rule: Rule, context: MeaningContext): readonly Covering[] {
  return findAll(rule.match, words, at).flatMap(({ end, captures, slips }) => {
    if (end === at) return [];
    const meaning = meaningOf(rule, captures, context);
    if (meaning !== null) return [{ end, covers: "wish" as const, meaning, cost: costs.wish + slips * costs.slip }];
    return rule.kind === "schoolHoliday" ? [refused(end, costs.refused + slips * costs.slip)] : [];
  });
}

/** The readings that cover all words at the least cost; of equal ones the first. */
function bestReading(words: readonly Word[], readingsFrom: (at: number) => readonly Reading[]): readonly Reading[] {
  const best: { readonly cost: number; readonly reading: Reading | null }[] = [];
  best[words.length] = { cost: 0, reading: null };
  for (let at = words.length - 1; at >= 0; at -= 1) {
    for (const reading of readingsFrom(at)) {
      const cost = reading.cost + (best[reading.end]?.cost ?? 0);
      if (cost < (best[at]?.cost ?? Infinity)) best[at] = { cost, reading };
    }
  }
  const steps: Reading[] = [];
  for (let step = best[0]?.reading; step; step = best[step.end]?.reading) steps.push(step);
  return steps;
}

/** The words in a row that nothing covers, with what joins two of them. */
function runsOf(steps: readonly Reading[], isJoining: (step: Reading) => boolean): readonly Run[] {
  const runs: { from: number; end: number }[] = [];
  let isOpen = false;
  for (const step of steps) {
    const last = runs.at(-1);
    const isLeft = step.covers === "nothing";
    if (isLeft && last && isOpen) last.end = step.end;
    else if (isLeft) runs.push({ from: step.from, end: step.end });
    isOpen = isLeft || (isOpen && step.covers === "filler" && isJoining(step));
  }
  return runs;
}
