import { markets } from "../../domain/markets.js";
import { hasTransport, reducePackages } from "../../domain/packages.js";
import { noTransport } from "../../domain/origins.js";
import { toParticipants } from "../../domain/participants.js";
import type { Place } from "../../domain/places.js";
import { prefillOf, type PrefillFlags } from "../../domain/page-kinds.js";
import type { QueryChoices, ReadChoices } from "../../domain/search-query.js";
import { isFlightVariant, type SearchSettings } from "../../domain/settings.js";
import { availablePackages } from "../../domain/sold-packages.js";
import type { Choices, Parts, SearchState } from "./types.js";
import { emptyChoices } from "./empty-choices.js";
import { same } from "./patch.js";

interface Standing extends Pick<SearchState, "participantsLocked" | "participants"> {
  readonly settings: Parameters<typeof prefillOf>[0] & Parameters<typeof isFlightVariant>[0];
  readonly flags: PrefillFlags;
}

/**
 * The choices when a page opens or its hash changes. A hash with an engine id was written by a search and sets
 * every choice; one without, typed or linked, sets its own parts and leaves the others to what the page kind pre-fills.
 * A party that is not the visitor's to change stays.
 */
export function choicesFrom(query: ReadChoices | null, standing: Standing, known: readonly Place[]): Choices {
  const prefilled: Choices = { ...emptyChoices(), ...prefillOf(standing.settings, standing.flags) };
  const choices = query ? fromQuery(query, prefilled, standing, known) : prefilled;
  return standing.participantsLocked ? { ...choices, participants: standing.participants } : choices;
}

/** The parts of a search as its page opens, from the hash and the settings. The query is null if the hash carries no search. */
export function openingParts(search: SearchState, query: ReadChoices | null): Choices & Pick<Parts, "settings" | "banner"> {
  const engineId = engineOf(search.settings, query?.engineId ?? null);
  return { settings: { ...search.settings, engineId }, banner: query?.banner ?? null, ...choicesOfHash(query, search) };
}

/** The choices of a search after a hash; with an origin and without packages, those of its page that are sold from there. */
export function choicesOfHash(query: ReadChoices | null, search: SearchState): Choices {
  const choices = choicesFrom(query, search, knownPlaces(search));
  const { origin, transfer, packages } = choices;
  const { settings, flags } = search;
  if (origin === null || !isFlightVariant(settings) || query?.present.has("engineId") || query?.present.has("packages")) return choices;
  const { locale } = settings;
  const ofPage = [...new Set([...packages, ...markets[locale].trainPage])];
  return { ...choices, packages: reducePackages(ofPage, availablePackages({ locale, flags, transfer, origin })) };
}

/** A works council's own engine, else the hash's, else the settings'. */
export function engineOf(
  { companyEngineId, engineId }: Pick<SearchSettings, "companyEngineId" | "engineId">,
  ofHash: number | null,
): number {
  return companyEngineId ?? ofHash ?? engineId;
}

/** The places whose names are known. */
function knownPlaces({ place, settings }: Pick<SearchState, "place" | "settings">): readonly Place[] {
  return [...(place ? [place] : []), ...settings.topStations.map(({ id, placeType, label }) => ({ id, type: placeType, label }))];
}

const prefilledParts = ["place", "lodgingTypes", "packages", "transfer"] as const;

/**
 * The parts that changed settings pre-fill: those that are still as the former settings chose them. A place may have got its name
 * since; a visitor who chose an origin has decided on transport.
 */
export function prefilledAgain(
  search: Readonly<Choices> & Pick<SearchState, "settings" | "flags">,
  { settings, flags }: Pick<SearchState, "settings" | "flags">,
): Partial<Choices> {
  const former = { ...emptyChoices(), ...prefillOf(search.settings, search.flags) };
  const next = { ...emptyChoices(), ...prefillOf(settings, flags) };
  const { place } = former;
  const standing = { ...former, place: place && { ...place, label: search.place?.label } };
  const parts = search.origin === null ? prefilledParts : prefilledParts.slice(0, 2);
  const again = parts.filter((part) => !same(former[part], next[part]) && same(search[part], standing[part]));
  return picked(next, again);
}

/** The choices of these names. */
function picked(choices: Choices, names: readonly (keyof Choices)[]): Partial<Choices> {
  const some: Partial<Choices> = {};
  for (const name of names) copy(choices, some, name);
  return some;
}

function copy<Name extends keyof Choices>(from: Choices, to: Partial<Choices>, name: Name): void {
  to[name] = from[name];
}

function fromQuery(query: ReadChoices, prefilled: Choices, standing: Standing, known: readonly Place[]): Choices {
  const whole = query.present.has("engineId");
  const others = whole ? emptyChoices() : prefilled;
  const isGiven = (name: keyof QueryChoices) => whole || query.present.has(name);
  const packages = isGiven("packages") ? query.packages : others.packages;
  const origin = isGiven("origin") ? query.origin : others.origin;
  return {
    place: isGiven("place") ? query.place && labelled(query.place, known) : others.place,
    stayDates: isGiven("stayDates") ? query.stayDates : others.stayDates,
    participants: query.ages ? toParticipants(query.ages) : others.participants,
    packages,
    transfer: transferOf({ origin, packages, transfer: isGiven("packages") ? isFlightVariant(standing.settings) : prefilled.transfer }),
    origin,
    criteria: isGiven("criteria") ? query.criteria : others.criteria,
    lodgingTypes: isGiven("lodgingTypes") ? query.lodgingTypes : others.lodgingTypes,
    budget: query.budget,
    sort: query.sort,
  };
}

/**
 * The switch where it is not given: on with an origin or a package with transport, otherwise as passed. For a hash, that is on for a
 * trip by air or rail until its origin is none and, if the hash gives no packages, as the page pre-fills it.
 */
export function transferOf({ origin, packages, transfer }: Pick<Choices, "origin" | "packages" | "transfer">): boolean {
  if (origin === noTransport) return false;
  return origin !== null || packages.some(hasTransport) || transfer;
}

/** A place from the hash is an id; its name comes from a known place, otherwise from the next find. */
function labelled(place: Pick<Place, "id" | "type">, known: readonly Place[]): Place {
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
