import * as v from "valibot";
import type { Suggestion } from "../../domain/places.js";
import type { Call, CallContract } from "../call.js";
import { keeping } from "../keeping.js";
import { identifier, noList, text } from "../shapes.js";
import { findQuery, type FindRequest } from "./find-endpoint.js";
import { findContract } from "./find.js";
import { object } from "../object.js";

export interface AutocompleteAnswer {
  readonly suggestions: readonly Suggestion[];
}

/** A place that matches. */
const placeShape = object({
  placeId: identifier,
  name: v.string(),
  type: v.picklist(["station", "parentStation", "domain", "region"]),
  domainName: text,
  regionName: text,
  countryName: text,
});

/** A lodging that matches; its page is `productPageUrl` on the seller's host. */
const accommodationShape = object({
  liheId: identifier,
  liheName: v.string(),
  productPageUrl: v.string(),
  stationName: text,
});

/** A missing list is an empty one. */
const shape = noList(
  object({
    places: v.nullish(v.array(placeShape), []),
    productResult: v.nullish(noList(object({ accommodations: v.nullish(v.array(accommodationShape), []) })), { accommodations: [] }),
  }),
);
type Wire = v.InferOutput<typeof shape>;

/** Places and lodgings whose names match what is typed; the query is the same as for find, with `text_search`. */
export const autocompleteCall: Call<FindRequest, Wire, AutocompleteAnswer> = {
  name: "autocomplete",
  method: "GET",
  path: "/se/search/find/autocomplete",
  write: (request, locale) => ({ query: findQuery(request, locale) }),
  shape,
  needed: { places: "readable", accommodations: "readable" },
  read: ({ places, productResult }) => ({
    suggestions: [...places.map(placeSuggestion), ...productResult.accommodations.map(lodgingSuggestion)],
  }),
  mock: () => ({ suggestions: [] }),
  remembered: {
    ...keeping.autocomplete.page,
    key: (request, locale) => JSON.stringify(findQuery(request, locale)),
  },
};

export const autocompleteContract = {
  ...findContract,
  summary: "Places and lodgings whose names match the text typed.",
  parts: { Place: placeShape, Accommodation: accommodationShape },
} satisfies CallContract;

function placeSuggestion(place: Wire["places"][number]): Suggestion {
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

function lodgingSuggestion(lodging: Wire["productResult"]["accommodations"][number]): Suggestion {
  return {
    type: "accomodation",
    liheId: lodging.liheId,
    displayName: lodging.liheName,
    productPageUrl: lodging.productPageUrl,
    stationName: lodging.stationName,
  };
}
