import { addDays } from "../calendar/day.js";
import { cheapest } from "./cheapest.js";
import type { Prestation } from "./products.js";
import { stayKey, type KeptStay } from "./shortlist.js";
import type { StayDates } from "./stay-dates.js";

/** The offer that represents the stay: the cheapest at these prices; null where it is sold out. */
export function keptOffer({ product }: KeptStay, prestations: readonly Prestation[] = product.prestations): Prestation | null {
  return cheapest(prestations);
}

interface SearchedStay {
  readonly stayDates: StayDates;
  readonly participants: readonly { readonly age: number }[];
}

/** Whether the stay was kept for the dates and the party that are searched now. */
export function isOfSearch({ stayDates, ages }: KeptStay, search: SearchedStay): boolean {
  const dates = search.stayDates.start === stayDates.start && search.stayDates.end === stayDates.end;
  return dates && ages.length === search.participants.length && search.participants.every(({ age }, index) => age === ages[index]);
}

/** Whether the lodging of a stay is in a list at other dates too. */
export function isTwice({ product }: KeptStay, list: readonly KeptStay[]): boolean {
  return list.filter((other) => other.product.id === product.id).length > 1;
}

/** Whether the comparison gave the stay its dates, rather than the search that it was kept for. */
export function isMoved({ copy, former }: KeptStay): boolean {
  return copy !== undefined || former !== undefined;
}

/** The keys that are compared after a press on one: it leaves, or joins at the end unless `maximum` are compared. */
export function toggleCompared(compared: readonly string[], key: string, maximum: number): readonly string[] {
  if (compared.includes(key)) return compared.filter((other) => other !== key);
  return compared.length < maximum ? [...compared, key] : compared;
}

/** The dates moved by a number of days, to earlier ones where it is negative. */
export function movedDates({ start, end }: StayDates, days: number): StayDates {
  return { start: start && addDays(start, days), end: end && addDays(end, days) };
}

/** Replaces the stay of a key where it stands. */
export function withDates(list: readonly KeptStay[], key: string, stay: KeptStay): readonly KeptStay[] {
  return list.map((each) => (stayKey(each) === key ? stay : each));
}

/** Adds a stay after the one of a key, as a further copy of its lodging. */
export function withCopy(list: readonly KeptStay[], key: string, stay: KeptStay): readonly KeptStay[] {
  return list.flatMap((each) => (stayKey(each) === key ? [each, { ...stay, copy: nextCopy(list, stay.product.id) }] : [each]));
}

/** Puts a stay at a place of the list, as a further copy of its lodging where its key is taken. */
export function withStayAt(list: readonly KeptStay[], stay: KeptStay, index: number): readonly KeptStay[] {
  const isTaken = list.some((each) => stayKey(each) === stayKey(stay));
  return list.toSpliced(index, 0, isTaken ? { ...stay, copy: nextCopy(list, stay.product.id) } : stay);
}

/** The number of the next copy of a lodging. */
export function nextCopy(list: readonly KeptStay[], productId: number): number {
  return Math.max(0, ...list.filter(({ product }) => product.id === productId).map(({ copy = 0 }) => copy)) + 1;
}
