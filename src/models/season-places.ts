import type { PricedPlace } from "../api/calls/priced-places.js";
import type { Place } from "../domain/places.js";
import { feeOf } from "../store/fee.js";
import type { SearchSnapshot } from "../store/state/types.js";
import type { SeasonModel, SeasonStay } from "./season.js";

/** The number of cheapest places that are listed. */
const listed = 5;

/** What the places of a season read from the search. */
export const placesParts = (search: SearchSnapshot) => ({
  places: search.season.places,
  isAnywhere: search.place === null,
  fee: feeOf(search).added,
  max: search.budget.max,
});
type PlacesParts = ReturnType<typeof placesParts>;

/** A place that has the stay: from what has to be paid there, in whole units, and in how many lodgings. */
export interface PlaceOfStay extends Pick<SeasonStay, "price" | "count"> {
  readonly place: Place;
  /** Metres; null where the server does not give it. */
  readonly altitude: number | null;
  /** Kilometres; null where the server does not give it. */
  readonly slopesKm: number | null;
}

export interface SeasonPlacesModel {
  /** Whose places are listed: the chosen stay, else the cheapest; null with a destination. */
  readonly stay: SeasonStay | null;
  readonly status: "loading" | "ready" | "failed";
  /** The cheapest within the maximum, five at most. */
  readonly places: readonly PlaceOfStay[];
}

export function seasonPlaces(
  { places, isAnywhere, fee, max }: PlacesParts,
  season: Pick<SeasonModel, "chosen" | "cheapest">,
): SeasonPlacesModel {
  const stay = isAnywhere ? (season.chosen ?? season.cheapest[0] ?? null) : null;
  if (stay === null || places === null) return { stay, status: "ready", places: [] };
  const having = places.list.flatMap((place) => placeOfStay(place, stay, fee)).filter(({ price }) => max === null || price <= max);
  return {
    stay,
    status: places.status,
    places: having.toSorted((one, other) => one.price - other.price || other.count - one.count).slice(0, listed),
  };
}

/** The price of a place for a stay; empty where the place has none, or that of another stay. */
function placeOfStay(priced: PricedPlace, stay: SeasonStay, fee: number): readonly PlaceOfStay[] {
  const { id, type, label, count, price, start, nights, altitude, slopesKm } = priced;
  const isOfStay = (start ?? stay.start) === stay.start && (nights ?? stay.nights) === stay.nights;
  return price !== null && isOfStay ? [{ place: { id, type, label }, price: Math.round(price + fee), count, altitude, slopesKm }] : [];
}
