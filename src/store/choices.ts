import { hasTransport } from "../domain/packages.js";
import { noTransport } from "../domain/origins.js";
import { normaliseAges, toParticipants } from "../domain/participants.js";
import { isEverywhere } from "../domain/places.js";
import type { Place } from "../domain/places.js";
import { prefillOf } from "../domain/page-kinds.js";
import type { QueryChoices } from "../domain/search-query.js";
import type { SearchSettings } from "../domain/settings.js";
import { emptyChoices } from "./initial-state.js";
import type { Choices } from "./initial-state.js";
import type { SearchState } from "./state.js";

/**
 * What is chosen when a page opens: the hash where it speaks, else what the page kind pre-fills, else nothing. A party that
 * is not the visitor's to change stays.
 */
export function choicesFrom(
  query: QueryChoices | null,
  { settings, participantsLocked, participants }: Pick<SearchState, "settings" | "participantsLocked" | "participants">,
  known: readonly Place[],
): Choices {
  const choices = openChoices(query, settings, known);
  return participantsLocked ? { ...choices, participants } : choices;
}

function openChoices(query: QueryChoices | null, settings: SearchSettings, known: readonly Place[]): Choices {
  const prefilled: Choices = { ...emptyChoices(), ...prefillOf(settings) };
  if (!query) return prefilled;
  const packages = query.packages.length > 0 ? query.packages : prefilled.packages;
  const origin = query.origin ?? prefilled.origin;
  return {
    place: query.place ? labelled(query.place, known) : prefilled.place,
    stayDates: query.stayDates.start ? query.stayDates : prefilled.stayDates,
    participants: query.ages ? toParticipants(normaliseAges(query.ages)) : prefilled.participants,
    packages,
    transfer: (origin !== null && origin !== noTransport) || packages.some(hasTransport) || prefilled.transfer,
    origin,
    criteria: query.criteria.length > 0 ? query.criteria : prefilled.criteria,
    lodgingTypes: query.lodgingTypes.length > 0 ? query.lodgingTypes : prefilled.lodgingTypes,
    budget: query.budget,
    sort: query.sort,
  };
}

/** A place from the hash is an id; its name comes from what is known, else from the next find. */
function labelled(place: Pick<Place, "id" | "type">, known: readonly Place[]): Place | null {
  if (isEverywhere(place.id)) return null;
  const match = known.find((candidate) => candidate.id === place.id && candidate.type === place.type);
  return { id: place.id, type: place.type, label: match?.label ?? "" };
}

/** The search as the hash carries it. */
export function queryChoicesOf(search: SearchState): QueryChoices {
  return {
    engineId: search.settings.engineId,
    stayDates: search.stayDates,
    ages: search.participants.map((participant) => participant.age),
    packages: search.packages,
    criteria: search.criteria,
    place: search.place ? { id: search.place.id, type: search.place.type } : null,
    budget: search.budget,
    sort: search.sort,
    lodgingTypes: search.lodgingTypes,
    origin: search.origin,
    banner: search.banner,
  };
}
