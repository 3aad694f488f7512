import { autocompleteCall } from "../api/calls/autocomplete.js";
import { foldText } from "../domain/fold-text.js";
import type { Place, PlaceType, Suggestion } from "../domain/places.js";
import { findRequest } from "../store/effects/requests.js";
import type { SearchSnapshot } from "../store/state/types.js";
import type { ToolCall } from "./context.js";
import { ToolFailure } from "./tool.js";

type PlaceSuggestion = Extract<Suggestion, { type: "station" }>;

/**
 * The place of a name, of the wanted type if one is given: the one of exactly that name, else the first that is suggested for it. Fails
 * with the part of the input that names it.
 */
export async function findPlace(
  { ask, clock }: ToolCall,
  search: SearchSnapshot,
  name: string,
  type: PlaceType | null,
  field: string,
): Promise<Place> {
  const { nights: _nights, ...request } = findRequest({ ...search, place: null }, clock.today());
  const { answer } = await ask(autocompleteCall, { ...request, text: name });
  const places = answer.suggestions.filter((row): row is PlaceSuggestion => row.type === "station");
  const ofType = places.filter(({ placeType }) => type === null || placeType === type);
  const found = ofType.find(({ displayName }) => foldText(displayName) === foldText(name)) ?? ofType[0];
  if (!found) throw new ToolFailure("unknown_place", field, name);
  return { id: found.placeId, type: found.placeType, label: found.displayName };
}
