import { destinationTypeOf, somewhere } from "../domain/places.js";
import type { Locale } from "../domain/locale.js";
import type { HttpCall } from "../platform/http.js";
import type { FindRequest } from "./contract.js";
import { sendableOrigin } from "./origins.js";
import { withoutEmpty, type Query } from "./query.js";

/** GET. What can be chosen next: days, packages, origins and party sizes that still lead to a stay. */
export const path = "/se/search/find";

/** The query of a find in the seller's names and order, empty parts left out. The origin is sent only in markets that choose one. */
export function findQuery(request: FindRequest, locale: Locale): Query {
  const place = somewhere(request.place ?? null);
  return withoutEmpty({
    engineId: request.engineId,
    current_month: request.currentMonth,
    numberOfMonths: request.numberOfMonths,
    start_date: request.startDate,
    end_date: request.endDate,
    place: request.topStationIds.join("-"),
    destinationId: place?.id,
    destinationType: place && destinationTypeOf(place.type),
    participant: request.ages.join("-"),
    package: request.packages.join("-").toLowerCase(),
    origin: sendableOrigin(request.origin ?? null, locale),
    criteria: request.criteria.join("-"),
    lodgingType: request.lodgingTypes.join("-"),
    text_search: request.text,
  });
}

/** The request of a find. */
export function findCall(request: FindRequest, locale: Locale): HttpCall {
  return { path, query: findQuery(request, locale) };
}

/** What a find sends apart from its months: the start dates of two finds of one key belong to one list. */
export function findKey(request: FindRequest, locale: Locale): string {
  const {
    current_month: _month,
    numberOfMonths: _number,
    start_date: _start,
    end_date: _end,
    text_search: _text,
    ...query
  } = findQuery(request, locale);
  return JSON.stringify(query);
}
