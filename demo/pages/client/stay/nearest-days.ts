import { comingDay } from "../../../../src/domain/coming-day.js";
import { nights, type StayDates } from "../../../../src/domain/stay-dates.js";
import type { StayDays } from "../../../engine/answers.js";

const shownDays = 3;
/** Each night more or less counts like a start that is so many days away. */
const daysANight = 2;

const byStart = (one: StayDays, other: StayDays): number => (one.start < other.start ? -1 : 1);

function first(stays: readonly StayDays[], rank: (stay: StayDays) => number): StayDays[] {
  return stays
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, shownDays)
    .sort(byStart);
}

/** The stays nearest to the wanted dates, by day, without the wanted stay itself, which is sold out. */
export function nearestStays(stays: readonly StayDays[], { start, end }: StayDates): readonly StayDays[] {
  if (start === null || end === null) return [];
  const wanted = nights(start, end);
  const others = stays.filter((stay) => stay.start !== start || stay.end !== end);
  return first(others, (stay) => Math.abs(nights(start, stay.start)) + daysANight * Math.abs(nights(stay.start, stay.end) - wanted));
}

/** The stays to offer for days that have passed: the nearest to the same week of the coming season, the nearest first. */
export function comingStays(
  stays: readonly StayDays[],
  { start, end }: { readonly start: string; readonly end: string | null },
  today: string,
) {
  const wanted = comingDay(start, today);
  const length = end === null ? null : nights(start, end);
  const distance = (stay: StayDays): number => {
    const longer = length === null ? 0 : Math.abs(nights(stay.start, stay.end) - length);
    return Math.abs(nights(wanted, stay.start)) + daysANight * longer;
  };
  return stays.toSorted((one, other) => distance(one) - distance(other)).slice(0, shownDays);
}

/** The cheapest stays, by day; of stays of a week if there are any. */
export function cheapestStays(stays: readonly StayDays[]): readonly StayDays[] {
  const weeks = stays.filter(({ start, end }) => nights(start, end) === 7);
  return first(weeks.length > 0 ? weeks : stays, ({ price }) => price);
}

/** The stays that begin on a day, the shortest first; if there are none, the stays that begin nearest to it. */
export function staysFrom(stays: readonly StayDays[], arrival: string): readonly StayDays[] {
  const same = stays.filter(({ start }) => start === arrival);
  if (same.length > 0)
    return same.toSorted((one, other) => nights(one.start, one.end) - nights(other.start, other.end)).slice(0, shownDays);
  return first(stays, ({ start }) => Math.abs(nights(arrival, start)));
}
