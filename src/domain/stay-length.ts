import { nights, type StayDates } from "./stay-dates.js";

/** A number of nights, or stays of any length. */
export type StayLength = number | "any";

/** A length that is sold, with the number of its stays. */
export interface SoldLength {
  readonly nights: number;
  readonly count: number;
}

/** The lowest total of the stays that begin on a day, and their length; null where it is of any length. */
export interface DayPrice {
  readonly price: number;
  readonly nights: number | null;
}

interface LengthBasis {
  /** What the visitor chose; null before that. */
  readonly chosen: StayLength | null;
  readonly stayDates: StayDates;
  /** The lengths that are sold; null or empty where they are not known. */
  readonly sold: readonly SoldLength[] | null;
  /** The usual length of the market, in nights. */
  readonly usual: number;
}

/**
 * The length of stay that days are priced for: the visitor's choice, else the length of the chosen dates, else the usual one, each
 * only where it is sold; else the one with the most stays. The usual one while nothing is known.
 */
export function stayLengthInForce({ chosen, stayDates: { start, end }, sold, usual }: LengthBasis): StayLength {
  if (chosen === "any") return chosen;
  const own = start !== null && end !== null ? nights(start, end) : null;
  const offered = sold ?? [];
  const inOrder = [chosen, own, usual];
  return inOrder.find((length) => offered.some((one) => one.nights === length)) ?? byCount(offered)[0]?.nights ?? usual;
}

/** The lengths of two lists, in order, each with its greater number of stays: a stay of other months may be the same one. */
export function unitedLengths(known: readonly SoldLength[], more: readonly SoldLength[]): readonly SoldLength[] {
  const counts = new Map<number, number>();
  for (const { nights: length, count } of [...known, ...more]) counts.set(length, Math.max(count, counts.get(length) ?? 0));
  return [...counts].map(([length, count]) => ({ nights: length, count })).toSorted((one, other) => one.nights - other.nights);
}

/** The lengths with the most stays first; of as many, the shorter one. */
export function byCount(sold: readonly SoldLength[]): readonly SoldLength[] {
  return sold.toSorted((one, other) => other.count - one.count || one.nights - other.nights);
}

/** The days on which a stay of that length begins, in order. */
export function daysOfLength(prices: Readonly<Record<string, DayPrice>>, length: number): readonly string[] {
  return Object.keys(prices)
    .filter((day) => prices[day]?.nights === length)
    .toSorted();
}
