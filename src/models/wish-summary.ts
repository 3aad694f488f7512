import type { StayDates } from "../domain/stay-dates.js";
import { isAboutPlaces, type Span, type WishPart } from "../domain/wishes/parts.js";
import { wishedSearch } from "../domain/wishes/wished-search.js";
import { wishBasis } from "../store/wish-basis.js";
import type { SearchSnapshot } from "../store/state/types.js";

/** What the summary of a typed wish reads from the search. */
export const wishParts = (search: SearchSnapshot) => ({
  wish: search.autocomplete.wish,
  suggestions: search.autocomplete.suggestions,
  status: search.autocomplete.status,
  settings: search.settings,
  participants: search.participants,
  participantsLocked: search.participantsLocked,
  criteria: search.criteria,
  lodgingTypes: search.lodgingTypes,
});
type WishParts = ReturnType<typeof wishParts>;

export interface WishSummaryModel {
  readonly understood: readonly WishPart[];
  /** The dates that it chooses. */
  readonly stayDates: StayDates;
  /** Words that nothing is known for. */
  readonly unknown: readonly Span[];
  /** What this search cannot be narrowed to. */
  readonly unmet: readonly WishPart[];
  /** What says nothing once one of the suggested places is chosen. */
  readonly withoutPlace: readonly WishPart[];
}

/** Null where the typed text is no wish. */
export function wishSummary({ wish, suggestions, status, ...search }: WishParts, today: string): WishSummaryModel | null {
  if (wish === null) return null;
  const { unmet, choices } = wishedSearch(wish.parts, wishBasis(search, today));
  const hasPlaces = suggestions !== null && suggestions.length > 0;
  const isUnknownPlace = wish.place !== null && status === "ready" && suggestions?.length === 0;
  return {
    understood: wish.parts.filter((part) => !unmet.includes(part)),
    stayDates: choices.stayDates ?? { start: null, end: null },
    unknown: [...(wish.place && isUnknownPlace ? [wish.place] : []), ...wish.rest].toSorted((one, other) => one.start - other.start),
    unmet,
    withoutPlace: wish.place !== null && hasPlaces ? wish.parts.filter(isAboutPlaces) : [],
  };
}
