import type { Place } from "../domain/places.js";
import type { StayDates } from "../domain/stay-dates.js";
import { tracked, trackedDay, trackedDuration, type Tracked } from "./tracked.js";

/** What is tracked when a search is submitted. */
export interface TrackedSearch {
  readonly place: Place | null;
  readonly stayDates: StayDates;
  readonly participants: readonly { readonly age: number }[];
  readonly packages: readonly string[];
  readonly origin: string | null;
}

export interface SearchModule extends Tracked<"search_module"> {
  readonly place: Place | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly duration: number | null;
  readonly ages: readonly number[];
  readonly packages: readonly string[];
  readonly origin: string | null;
}

/** The search button was pressed. */
export function searchModule({ place, stayDates, participants, packages, origin }: TrackedSearch): SearchModule {
  const { start, end } = stayDates;
  return {
    ...tracked("search_module"),
    place: place && { id: place.id, type: place.type, label: place.label },
    startDate: trackedDay(start),
    endDate: trackedDay(end),
    duration: trackedDuration(start, end),
    ages: participants.map(({ age }) => age),
    packages: [...packages],
    origin,
  };
}
