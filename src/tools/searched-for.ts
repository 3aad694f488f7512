import type { SearchSnapshot } from "../store/state/types.js";

/** What was searched for, as it was understood. */
export interface SearchedFor {
  readonly place: { readonly id: number; readonly type: string; readonly name: string } | null;
  readonly arrival: string | null;
  readonly departure: string | null;
  readonly nights: number | null;
  /** `yyyy-MM`. */
  readonly month: string | null;
  readonly guestAges: readonly number[];
  readonly packages: readonly string[];
  /** Ids of the filters. */
  readonly criteria: readonly number[];
  readonly lodgingTypes: readonly number[];
  readonly budget: number | null;
  readonly currency: string;
}

export function searchedFor(search: SearchSnapshot): SearchedFor {
  const { place, stayDates, participants, packages, criteria, lodgingTypes, budget, stayLength, travelMonth, settings } = search;
  return {
    place: place && { id: place.id, type: place.type, name: place.label },
    arrival: stayDates.start,
    departure: stayDates.end,
    nights: typeof stayLength === "number" ? stayLength : null,
    month: travelMonth,
    guestAges: participants.map(({ age }) => age),
    packages: [...packages],
    criteria: [...criteria],
    lodgingTypes: [...lodgingTypes],
    budget: budget.max,
    currency: settings.currency,
  };
}
