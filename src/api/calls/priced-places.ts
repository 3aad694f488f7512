import * as v from "valibot";
import { placeTypes, type PlaceType } from "../../domain/places.js";
import type { Call } from "../call.js";
import { itself } from "../itself.js";
import { keeping } from "../keeping.js";
import { object } from "../object.js";
import { amount, code, day, identifier, noList } from "../shapes.js";
import { findEndpoint, findQuery, type FindRequest } from "./find-endpoint.js";
import { lengthOfStay } from "./length-of-stay.js";

/** How a place is reached. */
interface PlaceAccess {
  /** Of an airport or a railway station. */
  readonly code: string;
  readonly kind: "airport" | "station";
  readonly minutes: number | null;
}

/** A place with a stay of the search. Metres and kilometres; a fact is null where the server does not give it. */
export interface PricedPlace {
  readonly id: number;
  readonly type: PlaceType;
  readonly label: string;
  /** How many stays match there. */
  readonly count: number;
  /** The lowest total of the party there, in whole units of the engine's currency, and the stay that has it. */
  readonly price: number | null;
  readonly nights: number | null;
  readonly start: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly altitude: number | null;
  readonly altitudeMax: number | null;
  readonly slopesKm: number | null;
  readonly lifts: number | null;
  /** The ski area. */
  readonly area: string | null;
  readonly access: readonly PlaceAccess[] | null;
}

export interface PlacesAnswer {
  /** Null where the server does not know them. */
  readonly places: readonly PricedPlace[] | null;
}

const fact = v.nullish(amount, null);
const accessShape = object({ code, kind: v.picklist(["airport", "station"]), minutes: fact }) satisfies v.GenericSchema<
  unknown,
  PlaceAccess
>;

export const pricedPlaceShape = object({
  id: identifier,
  type: v.picklist(placeTypes),
  label: v.pipe(v.string(), v.nonEmpty()),
  count: amount,
  price: fact,
  nights: v.nullish(lengthOfStay, null),
  start: v.nullish(day, null),
  lat: fact,
  lng: fact,
  altitude: fact,
  altitudeMax: fact,
  slopesKm: fact,
  lifts: fact,
  area: v.nullish(v.string(), null),
  access: v.nullish(v.array(accessShape), null),
}) satisfies v.GenericSchema<unknown, PricedPlace>;

/** What `by` of find requests. */
export const placesEntries = { places: v.nullish(v.array(pricedPlaceShape), null) };

/** The places with a stay of a search: a find of which nothing else is read. */
export const placesCall: Call<FindRequest & { readonly by: "station" }, PlacesAnswer, PlacesAnswer> = {
  ...findEndpoint,
  shape: noList(object(placesEntries)),
  read: itself,
  remembered: { ...keeping.find.page, key: (request, locale) => JSON.stringify(findQuery(request, locale)) },
  mock: () => ({ places: [] }),
};
