import { createRandom, type Random } from "./random.js";

const partyKinds = ["couple", "young_children", "teenagers", "friends", "alone"] as const;
type PartyKind = (typeof partyKinds)[number];

/** What the guests of one kind of party think of a lodging. */
export interface KindOfReviews {
  readonly kind: PartyKind;
  readonly count: number;
  /** Tenths, 10 to 50; 0 without reviews. */
  readonly mark: number;
}

export interface Review {
  readonly kind: PartyKind;
  /** Of the stay, `yyyy-MM`. */
  readonly month: string;
  /** 1 to 5. */
  readonly mark: number;
  /** What is said, by keys of its words. */
  readonly phrases: readonly string[];
}

/** A lodging as its reviews depend on it; the rating is out of 5. */
export interface Reviewed {
  readonly liheId: number;
  readonly rating: number;
  readonly reviews: number;
}

const lowestMark = 10;
const highestMark = 50;

/** Whole numbers in the proportions of the weights, which add up to the total. */
function sharedOut(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const edges = weights.map((_, index) => Math.round((total * weights.slice(0, index + 1).reduce((all, weight) => all + weight, 0)) / sum));
  return edges.map((edge, index) => edge - (edges[index - 1] ?? 0));
}

/** The mean of all reviews in tenths, rounded, as a lodging's rating is. */
export function meanMark(kinds: readonly KindOfReviews[]): number {
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
  return count === 0 ? 0 : Math.round(kinds.reduce((sum, kind) => sum + kind.count * kind.mark, 0) / count);
}

/** Moves the marks of the largest kinds until the mean is the rating. */
function balanced(kinds: readonly KindOfReviews[], rating: number): readonly KindOfReviews[] {
  const step = Math.sign(rating - meanMark(kinds));
  if (step === 0) return kinds;
  const canMove = ({ count, mark }: KindOfReviews) => count > 0 && mark + step >= lowestMark && mark + step <= highestMark;
  const [largest] = kinds.filter(canMove).toSorted((one, other) => other.count - one.count);
  if (!largest) return kinds;
  return balanced(
    kinds.map((kind) => (kind === largest ? { ...kind, mark: kind.mark + step } : kind)),
    rating,
  );
}

/** The reviews of a lodging by kind of party: their numbers add up, and their mean is its rating. */
export function reviewsByKind({ liheId, rating, reviews }: Reviewed): readonly KindOfReviews[] {
  const random = createRandom(`reviews ${liheId}`);
  const tenths = Math.round(rating * 10);
  const counts = sharedOut(
    reviews,
    partyKinds.map(() => random.between(0.2, 1)),
  );
  const kinds = partyKinds.map((kind, index): KindOfReviews => {
    const count = counts[index] ?? 0;
    const mark = Math.max(lowestMark, Math.min(highestMark, tenths + random.int(-4, 4)));
    return { kind, count, mark: count === 0 ? 0 : mark };
  });
  return balanced(kinds, tenths);
}

const topics = ["situation", "comfort", "cleanliness", "value"] as const;
const mostOfAKind = 3;
const monthsBack = 10;

/** The months of the latest winters before a day, the newest first. */
function winterMonths(today: string): readonly string[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: 2 * 12 }, (_, index) => new Date(Date.UTC(year, month - 2 - index, 1)).toISOString().slice(0, 7))
    .filter((one) => [12, 1, 2, 3, 4].includes(Number(one.slice(5))))
    .slice(0, monthsBack);
}

/** The tones of the two topics that a review names. */
function tonesOf(mark: number): readonly [string, string] {
  if (mark >= 5) return ["good", "good"];
  if (mark === 4) return ["good", "fair"];
  return mark === 3 ? ["fair", "fair"] : ["fair", "poor"];
}

function reviewOf(random: Random, { kind, mark }: KindOfReviews, months: readonly string[]): Review {
  const stars = Math.max(1, Math.min(5, Math.round(mark / 10 + random.between(-0.6, 0.6))));
  const first = random.int(0, topics.length - 1);
  const second = (first + random.int(1, topics.length - 1)) % topics.length;
  const [tone, otherTone] = tonesOf(stars);
  return {
    kind,
    month: random.pick(months),
    mark: stars,
    phrases: [`${topics[first] ?? topics[0]}_${tone}`, `${topics[second] ?? topics[0]}_${otherTone}`],
  };
}

/** The latest reviews of each kind of party, the newest first. */
export function latestReviews(lodging: Reviewed, today: string): readonly Review[] {
  const random = createRandom(`latest reviews ${lodging.liheId}`);
  const months = winterMonths(today);
  return reviewsByKind(lodging)
    .flatMap((kind) => Array.from({ length: Math.min(mostOfAKind, kind.count) }, () => reviewOf(random, kind, months)))
    .toSorted((one, other) => other.month.localeCompare(one.month));
}
