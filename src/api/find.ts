import * as v from "valibot";
import { destinationTypeOf, somewhere } from "../domain/places.js";
import type { Locale } from "../domain/locale.js";
import type { FindAnswer, FindRequest } from "./contract.js";
import { sendableOrigin } from "./origins.js";
import { withoutEmpty, type Query } from "./query.js";
import {
  amount,
  code,
  codeCount,
  companyQuery,
  day,
  digits,
  identifier,
  joinedCodes,
  joinedNumbers,
  month,
  noList,
  partySizesOnOffer,
} from "./shapes.js";

/** GET. What can be chosen next: days, packages, origins and party sizes that still lead to a stay. */
export const path = "/se/search/find";

/**
 * The query of find and of autocomplete, every value text on the wire. Parsing gives numbers and lists.
 * `criteria` holds the ids as chosen: unlike the product body, a distance is not widened to its smaller ones, so the
 * server widens it. Unknown keys are allowed and dropped.
 */
export const queryShape = v.object({
  engineId: digits,
  /** First month requested; not sent together with `start_date`. */
  current_month: v.optional(month),
  numberOfMonths: v.optional(digits),
  start_date: v.optional(day),
  end_date: v.optional(day),
  /** Ids of the top stations. */
  place: v.optional(joinedNumbers),
  destinationId: v.optional(digits),
  destinationType: v.optional(v.picklist(["DOMAINE", "STATION", "REGION", "STATION_MERE"])),
  /** Ages. */
  participant: v.optional(joinedNumbers),
  /** Package codes, in small letters on the wire and in capitals once parsed. */
  package: v.optional(joinedCodes),
  origin: v.optional(v.string()),
  criteria: v.optional(joinedNumbers),
  lodgingType: v.optional(joinedNumbers),
  text_search: v.optional(v.string()),
  ...companyQuery,
});

/** The answer of find. Every field may be missing; parsing gives a `FindAnswer`, its days sorted. */
export const answerShape = noList(
  v.object({
    count: v.nullish(amount, null),
    placeIds: v.nullish(v.array(identifier), null),
    destinationName: v.nullish(v.string(), null),
    startDates: v.nullish(v.pipe(v.array(day), v.transform(sorted)), null),
    endDates: v.nullish(v.pipe(v.array(day), v.transform(sorted)), null),
    packages: v.nullish(v.array(codeCount), null),
    origins: v.nullish(v.array(v.object({ code, name: v.string() })), null),
    capacity: v.nullish(partySizesOnOffer, null),
  }),
) satisfies v.GenericSchema<unknown, FindAnswer>;

/** The query of a find in the seller's names and order, empty parts left out. The origin is sent only for en-GB. */
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

function sorted(days: string[]): string[] {
  return days.toSorted();
}
