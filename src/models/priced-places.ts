import type { PricedPlace } from "../api/calls/priced-places.js";
import type { Place } from "../domain/places.js";
import { nights as nightsBetween } from "../domain/stay-dates.js";
import { feeOf } from "../store/fee.js";
import type { SearchSnapshot } from "../store/state/types.js";
import { addDays } from "../calendar/day.js";

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

/** An airport, or any railway station. */
export type PlaceOrigin = { readonly kind: "airport"; readonly code: string } | { readonly kind: "station" };

export type PlaceLimitName = "altitude" | "slopesKm" | "price" | "minutes";

/** What a place should have: at least the height and the kilometres, at most the price of a person and the minutes. */
export type PlaceLimits = Readonly<Partial<Record<PlaceLimitName, number>>>;

/** A limit that narrows the places: the values that it can have, in order. */
export interface PlaceLimit {
  readonly name: PlaceLimitName;
  readonly bound: "least" | "most";
  readonly stops: readonly number[];
  /** Null for no limit. */
  readonly value: number | null;
}

/** A place with a stay of the search, and what is known of it. */
export interface PlaceOffer {
  readonly place: Place;
  /** The lowest total of the party there, in whole units. */
  readonly price: number;
  readonly start: string | null;
  readonly end: string | null;
  /** Lodgings; null where the search has a budget, which the server's numbers leave out. */
  readonly count: number | null;
  /** Metres. */
  readonly altitude: number | null;
  /** Kilometres. */
  readonly slopesKm: number | null;
  readonly lifts: number | null;
  readonly area: string | null;
  readonly position: { readonly lat: number; readonly lng: number } | null;
  /** By road from the chosen origin; null where it is not known. */
  readonly minutes: number | null;
  readonly isChosen: boolean;
}

export interface PricedPlacesModel {
  readonly status: "loading" | "ready" | "failed";
  /** Within the limits, the cheapest first. */
  readonly matching: readonly PlaceOffer[];
  readonly others: readonly PlaceOffer[];
  readonly limits: readonly PlaceLimit[];
  /** Where the minutes can be counted from: the airports that reach most places first, then the railway stations. */
  readonly origins: readonly PlaceOrigin[];
  readonly origin: PlaceOrigin | null;
  /** The nights that all the places have; null where they differ. */
  readonly nights: number | null;
}

/** @param wanted Where the minutes are counted from; null for the airport that reaches most places. */
export function pricedPlaces(parts: PricedPlacesParts, limits: PlaceLimits, wanted: PlaceOrigin | null): PricedPlacesModel {
  const list = parts.list ?? [];
  const origins = originsOf(list);
  const origin = origins.find((one) => isSameOrigin(one, wanted)) ?? origins[0] ?? null;
  const offers = list.flatMap((place) => offerOf(place, parts, origin)).toSorted(byPrice);
  const shown = limitsOf(offers, parts.guests, limits);
  const matches = (offer: PlaceOffer) => shown.every((limit) => isWithin(limit, valueOf(limit.name, offer, parts.guests)));
  return {
    status: parts.list !== null ? "ready" : parts.status === "failed" ? "failed" : "loading",
    matching: offers.filter(matches),
    others: offers.filter((offer) => !matches(offer)),
    limits: shown,
    origins,
    origin,
    nights: nightsOfAll(offers),
  };
}

const byPrice = (one: PlaceOffer, other: PlaceOffer) => one.price - other.price || one.place.label.localeCompare(other.place.label);

function offerOf(priced: PricedPlace, { chosen, fee, budget, stayDates }: PricedPlacesParts, origin: PlaceOrigin | null) {
  const { id, type, label, price, count, lat, lng, altitude, slopesKm, lifts, area } = priced;
  const total = price === null ? null : Math.round(price + fee);
  if (total === null || (budget.max !== null && total > budget.max)) return [];
  const start = priced.start ?? stayDates.start;
  const offer: PlaceOffer = {
    place: { id, type, label },
    price: total,
    start,
    end: start !== null && priced.nights !== null ? addDays(start, priced.nights) : stayDates.end,
    count: budget.min === null && budget.max === null ? count : null,
    ...{ altitude, slopesKm, lifts, area },
    position: lat === null || lng === null ? null : { lat, lng },
    minutes: minutesFrom(origin, priced),
    isChosen: chosen?.id === id && chosen.type === type,
  };
  return [offer];
}

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

function originsOf(list: readonly PricedPlace[]): readonly PlaceOrigin[] {
  const airports = new Map<string, number>();
  let hasStation = false;
  for (const { kind, code, minutes } of list.flatMap(({ access }) => access ?? [])) {
    if (minutes === null) continue;
    if (kind === "station") hasStation = true;
    else airports.set(code, (airports.get(code) ?? 0) + 1);
  }
  const byReach = [...airports].toSorted(([, one], [, other]) => other - one);
  return [...byReach.map(([code]) => ({ kind: "airport" as const, code })), ...(hasStation ? [{ kind: "station" as const }] : [])];
}

const steps = { altitude: [100], slopesKm: [50], price: [10, 25, 50, 100, 250, 500], minutes: [15, 30, 60] } as const;
/** More stops would be too close together to aim at. */
const stopsMaximum = 30;
const bounds = { altitude: "least", slopesKm: "least", price: "most", minutes: "most" } as const;

/** The limits that can tell some places from others. */
function limitsOf(offers: readonly PlaceOffer[], guests: number, limits: PlaceLimits): readonly PlaceLimit[] {
  const names = Object.keys(bounds) as PlaceLimitName[];
  return names.flatMap((name) => {
    const values = offers.flatMap((offer) => valueOf(name, offer, guests) ?? []);
    const stops = stopsBetween(values, name);
    return stops.length > 0 ? [{ name, bound: bounds[name], stops, value: limits[name] ?? null }] : [];
  });
}

/** Round values that leave some places out and keep others. */
function stopsBetween(values: readonly number[], name: PlaceLimitName): readonly number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const width = most - least;
  if (!(width > 0)) return [];
  const sizes: readonly number[] = steps[name];
  const step = sizes.find((size) => width / size <= stopsMaximum) ?? Math.ceil(width / stopsMaximum / 100) * 100;
  const stops: number[] = [];
  for (let stop = Math.ceil(least / step) * step; stop <= most; stop += step) {
    if (bounds[name] === "least" ? stop > least : stop < most) stops.push(stop);
  }
  return stops;
}

function valueOf(name: PlaceLimitName, offer: PlaceOffer, guests: number): number | null {
  return name === "price" ? offer.price / Math.max(1, guests) : offer[name];
}

/** A place without the value is not within a limit. */
function isWithin({ bound, value: limit }: PlaceLimit, value: number | null): boolean {
  if (limit === null) return true;
  return value !== null && (bound === "least" ? value >= limit : value <= limit);
}

function nightsOfAll(offers: readonly PlaceOffer[]): number | null {
  const lengths = new Set(offers.map(({ start, end }) => (start === null || end === null ? null : nightsBetween(start, end))));
  const [only] = lengths;
  return lengths.size === 1 && only !== undefined ? only : null;
}
