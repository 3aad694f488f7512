import { nights, type StayDates } from "../../../../src/domain/stay-dates.js";
import type { StayDays } from "../../../engine/answers.js";

/** Where there is no stay. */
const usualNights = 7;

/** The length of stay, in nights, that the calendar has prices for: of the chosen dates where it is sold, else the one that most stays have. */
export function pricedNights(stays: readonly StayDays[], { start, end }: StayDates): number {
  const chosen = start !== null && end !== null ? nights(start, end) : null;
  if (chosen !== null && stays.some((stay) => nights(stay.start, stay.end) === chosen)) return chosen;
  const counts = new Map<number, number>();
  for (const stay of stays) {
    const length = nights(stay.start, stay.end);
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([one, ones], [other, others]) => others - ones || other - one);
  return most?.[0] ?? usualNights;
}

/** The lowest price of the stays of that length that begin on each day. */
export function pricesByStart(stays: readonly StayDays[], length: number): ReadonlyMap<string, number> {
  const lowest = new Map<string, number>();
  for (const { start, end, price } of stays)
    if (nights(start, end) === length) lowest.set(start, Math.min(price, lowest.get(start) ?? price));
  return lowest;
}
