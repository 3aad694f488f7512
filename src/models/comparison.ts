import type { PricedPlace } from "../api/calls/priced-places.js";
import { type CriteriaOption, criteriaGroupsByKey } from "../domain/criteria-table.js";
import { nearestDistance } from "../domain/card-facts.js";
import { returnTrip } from "../domain/journeys.js";
import type { Product } from "../domain/products.js";
import { isRated } from "../domain/rating.js";
import { stayKey, type KeptStay } from "../domain/shortlist.js";
import { nights } from "../domain/stay-dates.js";
import type { CheckedPrices } from "../store/state/types.js";
import { keptStanding } from "./kept-standing.js";
import { onlyBest } from "./only-best.js";

/** What the comparison is made of. */
interface ComparedParts {
  readonly stays: readonly KeptStay[];
  /** What was checked, by key of the stay. */
  readonly prices: Readonly<Record<string, Readonly<CheckedPrices>>>;
  /** Null until they are known, and where the server does not know them. */
  readonly places: readonly PricedPlace[] | null;
}

interface ComparedAmenities {
  /** Those that some of the lodgings have. */
  readonly differing: readonly CriteriaOption[];
  /** Those that all of them have. */
  readonly alike: readonly CriteriaOption[];
}

export const hasAmenity = ({ criterias }: Pick<Product, "criterias">, { ids }: CriteriaOption): boolean =>
  ids.some((id) => criterias.includes(id));

/** The amenities of lodgings, in the order of the filters; those that none of them has are left out. */
export function comparedAmenities(products: readonly Pick<Product, "criterias">[]): ComparedAmenities {
  const having = (option: CriteriaOption) => products.filter((product) => hasAmenity(product, option)).length;
  const { options } = criteriaGroupsByKey.amenities;
  return {
    differing: options.filter((option) => having(option) > 0 && having(option) < products.length),
    alike: options.filter((option) => having(option) === products.length),
  };
}

/** What is known of the place of a stay. */
export function placeOf({ product }: Pick<KeptStay, "product">, places: readonly PricedPlace[] | null): PricedPlace | null {
  return places?.find(({ id, type }) => type === "station" && id === product.stationId) ?? null;
}

/** The airport from which the place of a stay is reached first by road; null where none is known. */
export function nearestAirport(place: PricedPlace | null): { readonly code: string; readonly minutes: number } | null {
  const airports = (place?.access ?? []).flatMap(({ code, kind, minutes }) =>
    kind === "airport" && minutes !== null ? [{ code, minutes }] : [],
  );
  return airports.toSorted((one, other) => one.minutes - other.minutes)[0] ?? null;
}

/** How large a ski area is beside the largest of the compared ones, from 0 to 1; null where it is not known. */
export function shareOfLargest({ stays, places }: Omit<ComparedParts, "prices">, stay: KeptStay): number | null {
  const sizes = stays.map((each) => placeOf(each, places)?.slopesKm ?? 0);
  const own = placeOf(stay, places)?.slopesKm;
  return own ? own / Math.max(...sizes) : null;
}

/** The rows that are there only where a stay has something to show in them. */
export function shownRows({ stays, prices, places }: ComparedParts) {
  const known = stays.flatMap((stay) => placeOf(stay, places) ?? []);
  const hasTrip = stays.some((stay) => {
    const { offer, seen } = keptStanding(stay, prices[stayKey(stay)]);
    const shown = offer ?? seen;
    return shown !== null && returnTrip(shown) !== null;
  });
  return {
    journey: hasTrip || known.some((place) => nearestAirport(place) !== null),
    altitude: known.some(({ altitude }) => altitude !== null),
    area: known.some(({ slopesKm }) => slopesKm !== null),
    weeks: stays.some(({ stayDates: { start, end } }) => start !== null && end !== null),
  };
}

/** The rows of the comparison in which one stay can be the best, by what it is called then. */
export type BestRow = "lowest" | "highest" | "largest_area" | "nearest" | "best_rated" | "largest";

/** The index of the best of the compared stays in each row; null where none is. */
export function bestOfStays(parts: ComparedParts): Readonly<Record<BestRow, number | null>> {
  const { stays, prices, places } = parts;
  const surfaces = stays.map((stay) => {
    const { offer, seen } = keptStanding(stay, prices[stayKey(stay)]);
    return (offer ?? seen)?.surface || null;
  });
  const slopes = stays.map(({ product }) => nearestDistance("distanceSlopes", product));
  const known = stays.map((stay) => placeOf(stay, places));
  return {
    lowest: onlyBest(comparablePrices(parts), "less"),
    highest: onlyBest(
      known.map((place) => place?.altitude ?? null),
      "more",
    ),
    largest_area: onlyBest(
      known.map((place) => place?.slopesKm ?? null),
      "more",
    ),
    nearest: onlyBest(
      slopes.map((option) => (option ? (option.metres ?? 0) : null)),
      "less",
    ),
    best_rated: onlyBest(
      stays.map(({ product }) => (isRated(product) ? Math.round(product.averageRating * 10) : null)),
      "more",
    ),
    largest: onlyBest(surfaces, "more"),
  };
}

/**
 * Prices without dates, for other lengths of stay, for another party or another departure cannot be compared, nor can those of which
 * one is not checked yet. Of one lodging, other dates can.
 */
function comparablePrices({ stays, prices }: ComparedParts): readonly (number | null)[] {
  const isOneLodging = new Set(stays.map(({ product }) => product.id)).size === 1;
  const searchOf = ({ stayDates: { start, end }, ages, origin }: KeptStay) =>
    JSON.stringify([isOneLodging && start && end ? nights(start, end) : [start, end], ages, origin]);
  const isUnchecked = stays.some((stay) => {
    const checked = prices[stayKey(stay)];
    return checked && checked.status !== "checked";
  });
  const isUndated = stays.some(({ stayDates }) => stayDates.end === null);
  if (new Set(stays.map(searchOf)).size > 1 || isUndated || isUnchecked) return [];
  return stays.map((stay) => keptStanding(stay, prices[stayKey(stay)]).offer?.price ?? null);
}
