import * as v from "valibot";
import type { FindAnswer } from "./contract.js";
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

export { path } from "./find-call.js";

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

/** The lowest total of the party for a stay that begins on a day. */
export const startPriceShape = v.object({ date: day, price: amount });

/** The answer of find. Every field may be missing; parsing gives a `FindAnswer`, its days sorted. */
export const answerShape = noList(
  v.object({
    count: v.nullish(amount, null),
    placeIds: v.nullish(v.array(identifier), null),
    destinationName: v.nullish(v.string(), null),
    startDates: v.nullish(v.pipe(v.array(day), v.transform(sorted)), null),
    startPrices: v.nullish(v.array(startPriceShape), null),
    endDates: v.nullish(v.pipe(v.array(day), v.transform(sorted)), null),
    packages: v.nullish(v.array(codeCount), null),
    origins: v.nullish(v.array(v.object({ code, name: v.string() })), null),
    capacity: v.nullish(partySizesOnOffer, null),
  }),
) satisfies v.GenericSchema<unknown, FindAnswer>;

function sorted(days: string[]): string[] {
  return days.toSorted();
}
