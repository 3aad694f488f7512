import type { Locale } from "../../domain/locale.js";
import type { PackageCode } from "../../domain/packages.js";
import { destinationTypeOf, somewhere } from "../../domain/places.js";
import type { Place } from "../../domain/places.js";
import type { Endpoint } from "../call.js";
import { sendableOrigin } from "../origins.js";
import { withoutEmpty, type Query } from "../query.js";

/** The parameters of find and autocomplete. Empty parts are left out of the query. */
export interface FindRequest {
  readonly engineId: number;
  /** First month wanted, `yyyy-MM`; absent when a start date is given. */
  readonly currentMonth?: string;
  readonly numberOfMonths: number;
  readonly startDate?: string;
  readonly endDate?: string;
  /** Of months: the one length of stay that their days and prices are of; absent for any. */
  readonly nights?: number;
  /** Of months: the price of each start day and length is wanted too. */
  readonly grid?: true;
  /** The places with a stay are wanted too. */
  readonly by?: "station";
  readonly topStationIds: readonly number[];
  /** As chosen: everywhere is left out by the request builder. */
  readonly place?: Pick<Place, "id" | "type">;
  readonly ages: readonly number[];
  readonly packages: readonly PackageCode[];
  /** As chosen: the request builder sends it where the locale and the code allow. */
  readonly origin?: string;
  readonly criteria: readonly number[];
  readonly lodgingTypes: readonly number[];
  readonly text?: string;
}

/** What can be chosen next: days, packages, origins and party sizes that still lead to a stay. */
export const findEndpoint: Endpoint<FindRequest> = {
  name: "find",
  method: "GET",
  path: "/se/search/find",
  write: (request, locale) => ({ query: findQuery(request, locale) }),
};

/** The query of a find in the seller's names and order, empty parts left out. The origin is sent only in markets that choose one. */
export function findQuery(request: FindRequest, locale: Locale): Query {
  const place = somewhere(request.place ?? null);
  return withoutEmpty({
    engineId: request.engineId,
    current_month: request.currentMonth,
    numberOfMonths: request.numberOfMonths,
    start_date: request.startDate,
    end_date: request.endDate,
    nights: request.nights,
    grid: request.grid && 1,
    by: request.by,
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

/** What a find sends apart from its months, their length of stay and the wanted grid: the lengths that are sold belong to one key. */
export function findKey(request: FindRequest, locale: Locale): string {
  const {
    current_month: _month,
    numberOfMonths: _number,
    start_date: _start,
    end_date: _end,
    nights: _nights,
    grid: _grid,
    text_search: _text,
    ...query
  } = findQuery(request, locale);
  return JSON.stringify(query);
}
