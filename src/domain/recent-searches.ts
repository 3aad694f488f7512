import type { Place } from "./places.js";
import type { StayDates } from "./stay-dates.js";

/** A search that a visitor made: enough to make it again. */
export interface RecentSearch {
  readonly place: Place;
  readonly stayDates: StayDates;
  readonly ages: readonly number[];
}

/** The newest first, one for each place, and no more than `maximum`. */
export function withRecent(list: readonly RecentSearch[], recent: RecentSearch, maximum: number): RecentSearch[] {
  const { id, type } = recent.place;
  const others = list.filter(({ place }) => place.id !== id || place.type !== type);
  return [recent, ...others].slice(0, maximum);
}

/** Dates that have begun cannot be searched again; the others can. */
export function stillAhead({ start, end }: StayDates, today: string): StayDates {
  return start !== null && start >= today ? { start, end } : { start: null, end: null };
}
