import * as v from "valibot";
import type { Call, CallContract } from "../call.js";
import { itself } from "../itself.js";
import { keeping } from "../keeping.js";
import {
  amount,
  code,
  codeCount,
  companyMeaning,
  companyQuery,
  day,
  digits,
  identifier,
  joinedCodes,
  joinedNumbers,
  month,
  noList,
  partySizesOnOffer,
  type IdCount,
} from "../shapes.js";
import { findEndpoint, findQuery, type FindRequest } from "./find-endpoint.js";
import { lengthOfStay } from "./length-of-stay.js";
import { object } from "../object.js";

interface Origin {
  readonly code: string;
  readonly name: string;
}

/** The lowest total of the party for a stay that begins on the day, in whole units of the engine's currency. */
export interface StartPrice {
  readonly date: string;
  readonly price: number;
  /** Of the stay; null where the price is the lowest of any length. */
  readonly nights: number | null;
  /** How many stays begin on the day. */
  readonly count: number | null;
  /** When the price was determined, in ISO 8601. */
  readonly asOf: string | null;
}

/** A length that is sold, and how many stays have it. */
interface LengthCount {
  readonly nights: number;
  readonly count: number;
}

/** The lowest total of the party for a stay that begins on the day and has that length; the other fields are as in `StartPrice`. */
export interface GridPrice {
  readonly start: string;
  readonly nights: number;
  readonly price: number;
  readonly count: number;
  readonly asOf: string | null;
}

/** What can be chosen next. A list is null when the answer did not carry it. Days are `yyyy-MM-dd`; days and lengths are sorted. */
export interface FindAnswer {
  readonly count: number | null;
  readonly placeIds: readonly number[] | null;
  readonly destinationName: string | null;
  readonly startDates: readonly string[] | null;
  readonly startPrices: readonly StartPrice[] | null;
  /** Lengths of the stays in the requested months, for the place, the party and the packages. */
  readonly lengths: readonly LengthCount[] | null;
  /** A price for each start day and length of the requested months, where it was requested. */
  readonly priceGrid: readonly GridPrice[] | null;
  readonly endDates: readonly string[] | null;
  readonly packages: readonly IdCount[] | null;
  readonly origins: readonly Origin[] | null;
  /** Party sizes on offer. */
  readonly capacity: readonly number[] | null;
}

/** A time in ISO 8601, with its offset from UTC: `2026-11-21T10:32:00Z`. */
const time = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/));

const startPriceShape = object({
  date: day,
  price: amount,
  nights: v.nullish(lengthOfStay, null),
  count: v.nullish(amount, null),
  asOf: v.nullish(time, null),
}) satisfies v.GenericSchema<unknown, StartPrice>;
const lengthCountShape = object({ nights: lengthOfStay, count: amount }) satisfies v.GenericSchema<unknown, LengthCount>;
const gridPriceShape = object({
  start: day,
  nights: lengthOfStay,
  price: amount,
  count: amount,
  asOf: v.nullish(time, null),
}) satisfies v.GenericSchema<unknown, GridPrice>;

/** Every field may be missing; parsing gives a `FindAnswer`, its days and lengths sorted. */
export const findShape = noList(
  object({
    count: v.nullish(amount, null),
    placeIds: v.nullish(v.array(identifier), null),
    destinationName: v.nullish(v.string(), null),
    startDates: v.nullish(v.pipe(v.array(day), v.transform(sorted)), null),
    startPrices: v.nullish(v.array(startPriceShape), null),
    lengths: v.nullish(v.pipe(v.array(lengthCountShape), v.transform(byNights)), null),
    priceGrid: v.nullish(v.array(gridPriceShape), null),
    endDates: v.nullish(v.pipe(v.array(day), v.transform(sorted)), null),
    packages: v.nullish(v.array(codeCount), null),
    origins: v.nullish(v.array(object({ code, name: v.string() })), null),
    capacity: v.nullish(partySizesOnOffer, null),
  }),
) satisfies v.GenericSchema<unknown, FindAnswer>;

/** What can be chosen next. */
export const findCall: Call<FindRequest, FindAnswer, FindAnswer> = {
  ...findEndpoint,
  shape: findShape,
  needed: { startDates: "filled", endDates: "filled" },
  read: itself,
  remembered: { ...keeping.find.page, key: (request, locale) => JSON.stringify(findQuery(request, locale)) },
  mock: () => ({
    count: 0,
    placeIds: [],
    destinationName: null,
    startDates: [],
    startPrices: null,
    lengths: null,
    priceGrid: null,
    endDates: [],
    packages: [],
    origins: [],
    capacity: [],
  }),
};

/**
 * Autocomplete has the same query; parsing gives numbers and lists. `criteria` holds the ids as chosen: unlike in the product
 * body, a distance does not bring its smaller ones along, so the server adds them. Unknown keys are allowed and dropped.
 */
export const findContract = {
  summary: "What can be chosen next: days, packages, origins and party sizes that still lead to a stay.",
  query: object({
    engineId: digits,
    /** First month requested; not sent together with `start_date`. */
    current_month: v.optional(month),
    numberOfMonths: v.optional(digits),
    start_date: v.optional(day),
    end_date: v.optional(day),
    nights: v.optional(digits),
    grid: v.optional(v.picklist(["1"])),
    by: v.optional(v.picklist(["station"])),
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
  }),
  parts: { LengthOfStay: lengthOfStay, Time: time, StartPrice: startPriceShape, LengthCount: lengthCountShape, GridPrice: gridPriceShape },
  meanings: {
    engineId: "The seller's search engine.",
    current_month: "First month asked, yyyy-MM; not sent together with start_date.",
    numberOfMonths: "Months asked: 6 with current_month, 2 with start_date.",
    nights: "One length of stay: startDates, startPrices and priceGrid are of it alone.",
    grid: "Requests priceGrid.",
    by: "Requests places: the stations with a stay of the search, with the lowest price in each.",
    place: "Ids of the top stations, joined by a dash.",
    destinationId: "Id of the destination within its type.",
    participant: "Ages, joined by a dash.",
    package: "Package codes in small letters, joined by a dash.",
    origin: "Code of a departure airport or station.",
    criteria: "Criteria as chosen, joined by a dash: a distance stands for its smaller ones too.",
    lodgingType: "Lodging type codes, joined by a dash.",
    text_search: "What the visitor typed.",
    ...companyMeaning,
  },
} satisfies CallContract;

function sorted(days: string[]): string[] {
  return days.toSorted();
}

function byNights(lengths: LengthCount[]): LengthCount[] {
  return lengths.toSorted((one, other) => one.nights - other.nights);
}
