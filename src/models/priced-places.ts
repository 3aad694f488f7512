import type { PricedPlace } from "../api/calls/priced-places.js";
import type { Place } from "../domain/places.js";
import { nights as nightsBetween } from "../domain/stay-dates.js";
import { feeOf } from "../store/fee.js";
import type { SearchSnapshot } from "../store/state/types.js";
import { addDays, addMonthsToDay } from "../calendar/day.js";
import { areaOf, mountainAreas, type MountainArea } from "../domain/mountain-areas.js";
import type { PlaceNarrowing, PlaceOrigin } from "../domain/place-narrowing.js";
import { isWithinAll, limitsFor, looserLimit, type LooserLimit, type PlaceLimit } from "./place-limits.js";

/** What the places with a price read from the search. */
export const pricedPlacesParts = (search: SearchSnapshot) => ({
  status: search.pricedPlaces.status,
  list: search.pricedPlaces.list,
  chosen: search.place,
  stayDates: search.stayDates,
  fee: feeOf(search).added,
  budget: search.budget,
  guests: search.participants.length,
});
type PricedPlacesParts = ReturnType<typeof pricedPlacesParts>;

/** A range of mountains that has places: how many of them are within the limits. */
interface MountainsCount {
  readonly mountains: MountainArea;
  readonly count: number;
}

/** A place with a stay of the search, and what is known of it. */
export interface PlaceOffer {
  readonly place: Place;
  /** The lowest total of the party there, in whole units. */
  readonly price: number;
  readonly start: string | null;
  readonly end: string | null;
  readonly nights: number | null;
  /** The start is a year from today or later: without its year the day would be taken for the next one. */
  readonly needsYear: boolean;
  /** Lodgings; null where the search has a budget, which the server's numbers leave out. */
  readonly count: number | null;
  /** Metres. */
  readonly altitude: number | null;
  /** Kilometres. */
  readonly slopesKm: number | null;
  readonly lifts: number | null;
  readonly area: string | null;
  readonly position: { readonly lat: number; readonly lng: number } | null;
  /** The mountains whose map shows it. */
  readonly mountains: MountainArea | null;
  /** By road from the chosen origin; null where it is not known. */
  readonly minutes: number | null;
  readonly isChosen: boolean;
}

export interface PricedPlacesModel {
  readonly status: "loading" | "ready" | "failed";
  /** Within the limits and the chosen mountains, the cheapest first. */
  readonly matching: readonly PlaceOffer[];
  readonly others: readonly PlaceOffer[];
  readonly limits: readonly PlaceLimit[];
  /** What to loosen where no place matches. */
  readonly looser: LooserLimit | null;
  /** The mountains with places, those with most of them first. */
  readonly mountains: readonly MountainsCount[];
  /** Null for all of them. */
  readonly chosenMountains: MountainArea | null;
  /** Where the minutes can be counted from: the airports that reach most places first, then the railway stations, then one that reaches none. */
  readonly origins: readonly PlaceOrigin[];
  readonly origin: PlaceOrigin | null;
  /** The nights that all the places have; null where they differ. */
  readonly nights: number | null;
}

export function pricedPlaces(parts: PricedPlacesParts, today: string, narrowing: PlaceNarrowing): PricedPlacesModel {
  const list = parts.list ?? [];
  const origins = originsOf(list, narrowing.origin);
  const origin = origins.find((one) => isSameOrigin(one, narrowing.origin)) ?? origins[0] ?? null;
  const offers = list.flatMap((place) => offerOf(place, { ...parts, today, origin })).toSorted(byPrice);
  const limited = (offer: PlaceOffer) => ({ ...offer, price: offer.price / Math.max(1, parts.guests) });
  const limits = limitsFor(offers.map(limited), narrowing.limits);
  const within = new Set(offers.filter((offer) => isWithinAll(limited(offer), limits)));
  const mountains = mountainsOf(offers, within);
  const chosenMountains = mountains.find((one) => one.mountains === narrowing.mountains)?.mountains ?? null;
  const there = offers.filter((offer) => chosenMountains === null || offer.mountains === chosenMountains);
  const matching = there.filter((offer) => within.has(offer));
  return {
    ...{ matching, limits, mountains, chosenMountains, origins, origin },
    status: parts.list !== null ? "ready" : parts.status === "failed" ? "failed" : "loading",
    others: offers.filter((offer) => !matching.includes(offer)),
    looser: matching.length === 0 ? looserLimit(there.map(limited), limits) : null,
    nights: nightsOfAll(offers),
  };
}

function mountainsOf(offers: readonly PlaceOffer[], within: ReadonlySet<PlaceOffer>): readonly MountainsCount[] {
  const counted = mountainAreas.map((mountains) => {
    const there = offers.filter((offer) => offer.mountains === mountains);
    return { mountains, all: there.length, count: there.filter((offer) => within.has(offer)).length };
  });
  return counted
    .filter(({ all }) => all > 0)
    .toSorted((one, other) => other.all - one.all)
    .map(({ mountains, count }) => ({ mountains, count }));
}

const byPrice = (one: PlaceOffer, other: PlaceOffer) => one.price - other.price || one.place.label.localeCompare(other.place.label);

interface OfferParts extends PricedPlacesParts {
  readonly today: string;
  readonly origin: PlaceOrigin | null;
}

function offerOf(priced: PricedPlace, parts: OfferParts): readonly PlaceOffer[] {
  const { id, type, label, price, count, altitude, slopesKm, lifts, area } = priced;
  const { chosen, fee, budget, origin } = parts;
  const total = price === null ? null : Math.round(price + fee);
  if (total === null || (budget.max !== null && total > budget.max)) return [];
  const position = positionOf(priced);
  const offer: PlaceOffer = {
    place: { id, type, label },
    price: total,
    ...stayOf(priced, parts),
    count: budget.min === null && budget.max === null ? count : null,
    ...{ altitude, slopesKm, lifts, area },
    position,
    mountains: position && areaOf(position),
    minutes: minutesFrom(origin, priced),
    isChosen: chosen?.id === id && chosen.type === type,
  };
  return [offer];
}

function stayOf(priced: PricedPlace, { stayDates, today }: OfferParts): Pick<PlaceOffer, "start" | "end" | "nights" | "needsYear"> {
  const { nights } = priced;
  const start = priced.start ?? stayDates.start;
  const end = start !== null && nights !== null ? addDays(start, nights) : stayDates.end;
  return { start, end, nights, needsYear: start !== null && start >= addMonthsToDay(today, 12) };
}

const positionOf = ({ lat, lng }: PricedPlace) => (lat === null || lng === null ? null : { lat, lng });

function minutesFrom(origin: PlaceOrigin | null, { access }: PricedPlace): number | null {
  const known = (access ?? []).flatMap(({ kind, code, minutes }) =>
    minutes !== null && origin !== null && isSameOrigin(kind === "airport" ? { kind, code } : { kind }, origin) ? [minutes] : [],
  );
  return known.length > 0 ? Math.min(...known) : null;
}

export function isSameOrigin(one: PlaceOrigin, other: PlaceOrigin | null): boolean {
  if (one.kind === "station" || other?.kind !== "airport") return one.kind === other?.kind;
  return one.code === other.code;
}

function originsOf(list: readonly PricedPlace[], chosen: PlaceOrigin | null): readonly PlaceOrigin[] {
  const airports = new Map<string, number>();
  let hasStation = false;
  for (const { kind, code, minutes } of list.flatMap(({ access }) => access ?? [])) {
    if (minutes === null) continue;
    if (kind === "station") hasStation = true;
    else airports.set(code, (airports.get(code) ?? 0) + 1);
  }
  const byReach = [...airports].toSorted(([, one], [, other]) => other - one);
  const reaching: readonly PlaceOrigin[] = [
    ...byReach.map(([code]) => ({ kind: "airport" as const, code })),
    ...(hasStation ? [{ kind: "station" as const }] : []),
  ];
  return chosen === null || reaching.some((one) => isSameOrigin(one, chosen)) ? reaching : [...reaching, chosen];
}

function nightsOfAll(offers: readonly PlaceOffer[]): number | null {
  const lengths = new Set(offers.map(({ start, end }) => (start === null || end === null ? null : nightsBetween(start, end))));
  const [only] = lengths;
  return lengths.size === 1 && only !== undefined ? only : null;
}
