import type { FindAnswer } from "../api/calls/find.js";
import { autocompleteMinimum } from "../domain/defaults.js";
import { foldText } from "../domain/fold-text.js";
import { isSameName } from "../domain/same-name.js";
import type { SearchSettings } from "../domain/settings.js";
import type { SearchSnapshot } from "../store/state/types.js";
import type { PlaceDraft, Unmet } from "./place-draft.js";
import { placeRows, type PlaceRow } from "./place-rows.js";

/** What the destination field reads from the search. */
interface PlaceParts
  extends
    Pick<SearchSnapshot, "place" | "autocomplete" | "recentSearches" | "flags" | "stayDates" | "pickedStart">,
    Pick<SearchSettings, "topStations" | "menuDomain" | "forwarded"> {
  readonly placeIds: FindAnswer["placeIds"];
}

export const placeParts = (search: SearchSnapshot): PlaceParts => ({
  place: search.place,
  placeIds: search.find.answer?.placeIds ?? null,
  autocomplete: search.autocomplete,
  recentSearches: search.recentSearches,
  topStations: search.settings.topStations,
  menuDomain: search.settings.menuDomain,
  forwarded: search.settings.forwarded,
  flags: search.flags,
  stayDates: search.stayDates,
  pickedStart: search.pickedStart,
});

export interface PlaceModel {
  /** Id of the destination; undefined without one. */
  readonly id: number | undefined;
  readonly rows: readonly PlaceRow[];
  /** The text that the rows match; empty while they are the top stations. */
  readonly answered: string;
  /** The rows are suggestions, not the top stations. */
  readonly suggests: boolean;
  readonly failed: boolean;
  /** What suggestions are wanted for where the text is a wish: the words of a place, empty without any; null for any other text. */
  readonly wished: string | null;
  /** The wish says something about the dates, which are still to be chosen. */
  readonly wishesForDates: boolean;
  /** The places that fit the wish have to be seen before there is a list of stays. */
  readonly wishesForPlaces: boolean;
}

export function placeModel(parts: PlaceParts): PlaceModel {
  const { place, autocomplete, pickedStart } = parts;
  // A link has the first day as soon as it is picked; the search has it with the last.
  const stayDates = pickedStart === null ? parts.stayDates : { start: pickedStart, end: null };
  return {
    id: place?.id,
    rows: placeRows({ ...parts, suggestions: autocomplete.suggestions, stayDates, hasWish: autocomplete.wish !== null }),
    answered: autocomplete.text,
    suggests: autocomplete.suggestions !== null,
    failed: autocomplete.status === "failed",
    wished: autocomplete.wish && (autocomplete.wish.place?.name ?? ""),
    wishesForDates: autocomplete.wish?.leavesDates ?? false,
    wishesForPlaces: autocomplete.wish?.isForPlaces ?? false,
  };
}

/** Whether the seller does not offer the place of the search, for example because it is no longer sold. */
export const isUnknownPlace = ({ place, find }: SearchSnapshot): boolean => place !== null && place.id === find.unknownPlaceId;

/** The destination field while a text is typed into it. */
export interface PlaceField {
  /** The typed text for which no place is chosen yet; null without one. */
  readonly typed: string | null;
  /** The place that the whole text names; null without one. */
  readonly named: PlaceRow | null;
  /** The row that Enter chooses until an arrow key reaches another; null without one. */
  readonly first: PlaceRow | null;
  /** Suggestions for the text may still load. */
  readonly waits: boolean;
  /** The place that an earlier press waited for; null while there is none. */
  readonly awaited: PlaceRow | null;
  /** What was pressed while no place matched the text. */
  readonly unmet: Unmet | undefined;
}

export function placeField(model: PlaceModel, draft: PlaceDraft | null): PlaceField {
  const typed = draft?.text ?? null;
  const wanted = (typed ?? "").trim();
  const waits = wanted !== model.answered && (model.wished ?? wanted).length >= autocompleteMinimum && !model.failed;
  const { first, named } = matchingRows(model, wanted);
  const awaited = awaitedRow(draft?.unmet, { first, named });
  const unmet = draft?.unmet && !waits && !awaited ? "search" : draft?.unmet;
  return { typed, named, first, waits, awaited, unmet };
}

type Matches = Pick<PlaceField, "named" | "first">;

/** Rows of an earlier text are never chosen. */
function matchingRows({ rows, answered, suggests, wished }: PlaceModel, wanted: string): Matches {
  const current = suggests && answered === wanted ? rows : [];
  const words = wished ?? wanted;
  const anywhere = current.find(({ kind }) => kind === "wish") ?? null;
  if (words === "") return { named: anywhere, first: anywhere };
  const places = current.filter(({ place }) => place !== null);
  const named = places.find(({ name }) => isSameName(name, words)) ?? null;
  const [top] = places;
  const isMarked = top !== undefined && current[0] === top && foldText(top.name).includes(foldText(words));
  return { named, first: isMarked ? top : (named ?? (places.length === 0 ? anywhere : null)) };
}

function awaitedRow(unmet: Unmet | undefined, { first, named }: Matches): PlaceRow | null {
  if (unmet === "enter") return first;
  return unmet === "soon" ? named : null;
}

/**
 * An incomplete syllable of another script is not searched for. Latin letters are: the keyboards of phones compose every word,
 * up to its last letter.
 */
export function isUnfinished(text: string): boolean {
  return /(?!\p{Script=Latin})\p{L}/u.test(text);
}
