import * as v from "valibot";
import type { Suggestion } from "../domain/places.js";
import type { AutocompleteAnswer } from "./contract.js";
import { identifier, noList, text } from "./shapes.js";

export { findQuery as autocompleteQuery } from "./find-call.js";
export { queryShape } from "./find.js";

/** GET. Places and lodgings whose names match what is typed; the query is find's, with `text_search`. */
export const path = "/se/search/find/autocomplete";

/** A place that matches. */
export const placeShape = v.object({
  placeId: identifier,
  name: v.string(),
  type: v.picklist(["station", "parentStation", "domain", "region"]),
  domainName: text,
  regionName: text,
  countryName: text,
});

/** A lodging that matches; its page is `productPageUrl` on the seller's host. */
export const accommodationShape = v.object({
  liheId: identifier,
  liheName: v.string(),
  productPageUrl: v.string(),
  stationName: text,
});

/** The answer of autocomplete; a missing list is an empty one. */
export const answerShape = noList(
  v.object({
    places: v.nullish(v.array(placeShape), []),
    productResult: v.nullish(noList(v.object({ accommodations: v.nullish(v.array(accommodationShape), []) })), { accommodations: [] }),
  }),
);

/** The suggestions of an answer, places before lodgings, in the seller's order. */
export function suggestionsOf(answer: v.InferOutput<typeof answerShape>): AutocompleteAnswer {
  return { suggestions: [...answer.places.map(placeSuggestion), ...answer.productResult.accommodations.map(lodgingSuggestion)] };
}

function placeSuggestion(place: v.InferOutput<typeof placeShape>): Suggestion {
  return {
    type: "station",
    placeType: place.type,
    placeId: place.placeId,
    displayName: place.name,
    domain: place.domainName,
    region: place.regionName,
    country: place.countryName,
  };
}

function lodgingSuggestion(lodging: v.InferOutput<typeof accommodationShape>): Suggestion {
  return {
    type: "accomodation",
    liheId: lodging.liheId,
    displayName: lodging.liheName,
    productPageUrl: lodging.productPageUrl,
    stationName: lodging.stationName,
  };
}
