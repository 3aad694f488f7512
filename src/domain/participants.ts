import { times } from "../calendar/times.js";

/** One traveller; `id` only distinguishes travellers of one party. */
export interface Participant {
  readonly id: number;
  /** Years; adults are committed as 18. */
  readonly age: number;
}

export const adultAge = 18;
export const childAgeMinimum = 1;
export const childAgeMaximum = 17;
export const defaultChildAge = 12;
export const participantsMaximum = 20;
export const flightMaximum = 9;
export const defaultAges: readonly number[] = [adultAge, adultAge];

export function toParticipants(ages: readonly number[]): Participant[] {
  return ages.map((age, index) => ({ id: index + 1, age }));
}

function toAge(value: unknown): number | null {
  const isNumeric = typeof value === "number" || (typeof value === "string" && value.trim() !== "");
  const age = isNumeric ? Math.floor(Number(value)) : Number.NaN;
  if (!Number.isFinite(age)) return null;
  return Math.min(Math.max(age, childAgeMinimum), adultAge);
}

/**
 * Ages from outside as a party: adults first and all 18, children from 1 to 17 in their order, never more than 20 people.
 * What is not a number is dropped; a party without an adult gets one.
 */
export function normaliseAges(values: readonly unknown[]): number[] {
  const ages = values.map(toAge).filter((age) => age !== null);
  const { adults, childrenAges } = splitAges(ages);
  const grownUps = times(Math.max(1, adults), () => adultAge);
  return [...grownUps, ...childrenAges].slice(0, participantsMaximum);
}

/** Half of a party, rounded up: of its adults and of its children. */
export function everySecond(ages: readonly number[]): number[] {
  return ages.filter((_, index) => index % 2 === 0);
}

/** A party as its counters show it. */
export function splitAges(ages: readonly number[]): { adults: number; childrenAges: number[] } {
  const childrenAges = ages.filter((age) => age < adultAge);
  return { adults: ages.length - childrenAges.length, childrenAges };
}

/**
 * The largest party the counters allow: the largest size the server has, within 20, or 9 on a flight.
 * @param flight the flight variant with transfer on.
 * @param capacity party sizes on offer; null or empty when the answer named none.
 */
export function partyMaximum({ flight, capacity }: { flight: boolean; capacity: readonly number[] | null }): number {
  const limit = flight ? flightMaximum : participantsMaximum;
  if (!capacity?.length) return limit;
  return Math.max(1, Math.min(limit, Math.max(...capacity)));
}

export interface CounterLimits {
  readonly adults: { readonly min: number; readonly max: number };
  readonly children: { readonly min: number; readonly max: number };
}

/** Each counter may take what the other leaves. */
export function counterLimits(party: { adults: number; children: number; maximum: number }): CounterLimits {
  return {
    adults: { min: 1, max: Math.max(1, party.maximum - party.children) },
    children: { min: 0, max: Math.max(0, party.maximum - party.adults) },
  };
}

/** Lodging sizes that hold a party, from its own size to the maximum; for a party above the maximum, its own size alone. */
export function partySizes(count: number, maximum: number): number[] {
  return times(Math.max(1, maximum - count + 1), (index) => count + index);
}

/** Whether a party is too large for a flight and has to call. */
export function exceedsFlightMaximum(count: number): boolean {
  return count > flightMaximum;
}
