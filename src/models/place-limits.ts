import type { PlaceLimitName, PlaceLimits } from "../domain/place-narrowing.js";

/** What a place has of each: metres, kilometres, the price of a person in whole units, minutes by road; null where it is not known. */
export type LimitedPlace = Readonly<Record<PlaceLimitName, number | null>>;

/** A limit that narrows the places: the values that it can have, in order. */
export interface PlaceLimit {
  readonly name: PlaceLimitName;
  readonly bound: "least" | "most";
  readonly stops: readonly number[];
  /** Null for no limit. */
  readonly value: number | null;
}

/** A limit with a value that some places are within, and how many these are. */
export interface LooserLimit extends Pick<PlaceLimit, "name" | "value"> {
  readonly count: number;
}

const steps = { altitude: [100], slopesKm: [50], price: [10, 25, 50, 100, 250, 500], minutes: [15, 30, 60] } as const;
/** More stops would be too close together to aim at. */
const stopsMaximum = 30;
const bounds = { altitude: "least", slopesKm: "least", price: "most", minutes: "most" } as const;

/** The limits that can tell some places from others, and those that are set. */
export function limitsFor(places: readonly LimitedPlace[], limits: PlaceLimits): readonly PlaceLimit[] {
  const names = Object.keys(bounds) as PlaceLimitName[];
  return names.flatMap((name) => {
    const value = limits[name] ?? null;
    const between = stopsBetween(valuesOf(places, name), name);
    const stops = between.length === 0 && value !== null ? [value] : between;
    return stops.length > 0 ? [{ name, bound: bounds[name], stops, value }] : [];
  });
}

export const isWithinAll = (place: LimitedPlace, limits: readonly PlaceLimit[]): boolean => limits.every((limit) => isWithin(place, limit));

/** A place of which the value is not known is not within a limit. */
function isWithin(place: LimitedPlace, { name, bound, value: limit }: PlaceLimit): boolean {
  if (limit === null) return true;
  const value = place[name];
  return value !== null && (bound === "least" ? value >= limit : value <= limit);
}

const valuesOf = (places: readonly LimitedPlace[], name: PlaceLimitName) => places.flatMap((place) => place[name] ?? []);

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

/** The one limit that has to be loosened least, by the share of its scale, for some places to match; null where one is not enough. */
export function looserLimit(places: readonly LimitedPlace[], limits: readonly PlaceLimit[]): LooserLimit | null {
  const looser = limits.flatMap((limit) => {
    const others = limits.filter((one) => one !== limit);
    const candidates = places.filter((place) => isWithinAll(place, others));
    if (limit.value === null || candidates.length === 0) return [];
    const nearest = nearestValue(valuesOf(candidates, limit.name), limit);
    const value = nearest === null ? null : stopFor(nearest, limit);
    const count = candidates.filter((place) => isWithin(place, { ...limit, value })).length;
    return [{ name: limit.name, value, count, share: nearest === null ? 1 : Math.abs(nearest - limit.value) / scaleOf(limit) }];
  });
  const [first] = looser.toSorted((one, other) => one.share - other.share);
  return first ? { name: first.name, value: first.value, count: first.count } : null;
}

function nearestValue(values: readonly number[], { bound }: PlaceLimit): number | null {
  if (values.length === 0) return null;
  return bound === "least" ? Math.max(...values) : Math.min(...values);
}

/** The strictest stop that a value is within; null for no limit. */
function stopFor(value: number, { bound, stops }: PlaceLimit): number | null {
  return (bound === "least" ? stops.findLast((stop) => stop <= value) : stops.find((stop) => stop >= value)) ?? null;
}

const scaleOf = ({ stops }: PlaceLimit) => Math.max(1, (stops.at(-1) ?? 0) - (stops[0] ?? 0));
