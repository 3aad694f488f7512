import { placesCall } from "../api/calls/priced-places.js";
import { mountainAirports } from "../domain/mountain-airports.js";
import { noNarrowing, type PlaceNarrowing, type PlaceOrigin } from "../domain/place-narrowing.js";
import { pricedPlaces, pricedPlacesParts, type PlaceOffer } from "../models/priced-places.js";
import { placesRequest } from "../store/effects/requests.js";
import type { SearchSnapshot } from "../store/state/types.js";
import type { ToolCall } from "./context.js";
import type { InputOf } from "./fields.js";
import type { whereToGoFields } from "./inputs.js";
import { priceOf } from "./price.js";
import { searchedFor } from "./searched-for.js";
import { ToolFailure } from "./tool.js";
import { wantedSearch } from "./wanted-search.js";

const usualLimit = 10;

/** The places that have a stay of the search, the cheapest first. */
export async function whereToGo(call: ToolCall, input: InputOf<typeof whereToGoFields>) {
  const { limit = usualLimit, ...wanted } = input;
  const { search: understood, places: narrowing, notUnderstood } = await wantedSearch(call, wanted);
  const search = { ...withAskedLength(understood), place: null };
  const { answer, at } = await call.ask(placesCall, placesRequest(search, call.clock.today()));
  if (answer.places === null) throw new ToolFailure("not_offered");
  const known = { ...search, pricedPlaces: { ...search.pricedPlaces, list: answer.places } };
  const placesWith = (chosen: Partial<PlaceNarrowing>) =>
    pricedPlaces(pricedPlacesParts(known), call.clock.today(), { ...noNarrowing, ...chosen });
  if (input.near !== undefined) checkOrigin(input.near, placesWith({}).origins);
  const { matching } = placesWith(narrowing);
  return {
    search: searchedFor(search),
    notUnderstood,
    total: matching.length,
    places: matching.slice(0, limit).map((offer) => placeResult(offer, search, at)),
  };
}

/** Fails for an airport from which no journey to the mountains is known, with those that have one. */
function checkOrigin(near: string, origins: readonly PlaceOrigin[]): void {
  const served = origins.flatMap((origin) => (origin.kind === "airport" ? [origin.code] : []));
  const known = new Set([...served, ...Object.keys(mountainAirports), "station"]);
  if (!known.has(near)) throw new ToolFailure("invalid_input", "near", `enum ${[...known].join(", ")}`);
}

/** A length that is asked for is not replaced by one that is sold. */
function withAskedLength(search: SearchSnapshot): SearchSnapshot {
  const { stayLength: nights, find } = search;
  return typeof nights === "number" ? { ...search, find: { ...find, lengths: [{ nights, count: 1 }] } } : search;
}

function placeResult(offer: PlaceOffer, { settings, participants }: SearchSnapshot, time: number) {
  const { place, price, start, end, nights, altitude, slopesKm, lifts, area, minutes, count } = offer;
  const sure = { currency: settings.currency, state: "listed", time } as const;
  return {
    ...{ placeId: place.id, placeType: place.type, name: place.label, area, altitude, slopesKm, lifts, minutes, lodgings: count },
    ...{ arrival: start, departure: end, nights },
    priceFrom: priceOf(price, { ...sure, basis: "stay" }),
    pricePerPersonFrom: priceOf(price / Math.max(1, participants.length), { ...sure, basis: "person" }),
  };
}
