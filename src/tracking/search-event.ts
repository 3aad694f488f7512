import type { Place } from "../domain/places.js";
import type { SearchSettings } from "../domain/settings.js";
import type { StayDates } from "../domain/stay-dates.js";
import { tracked, trackedDay, trackedDuration, type Tracked } from "./tracked.js";

/** What is tracked when a search is submitted. */
export interface TrackedSearch {
  readonly place: Place | null;
  readonly stayDates: StayDates;
  readonly participants: readonly { readonly age: number }[];
  readonly packages: readonly string[];
  readonly origin: string | null;
  readonly settings: Pick<SearchSettings, "forwarded">;
}

export interface SearchModule extends Tracked<"search_module"> {
  readonly place: Place | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly duration: number | null;
  readonly ages: readonly number[];
  readonly packages: readonly string[];
  readonly origin: string | null;
  /** The parameters of the page that went along, decoded; of a repeated name the last. Absent without any. */
  readonly forwarded?: Readonly<Record<string, string>>;
}

/** The search button was pressed. */
export function searchModule({ place, stayDates, participants, packages, origin, settings }: TrackedSearch): SearchModule {
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
    ...(settings.forwarded && { forwarded: Object.fromEntries(new URLSearchParams(settings.forwarded)) }),
  };
}
