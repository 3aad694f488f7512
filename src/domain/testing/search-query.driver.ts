import { expect } from "chai";
import fc from "fast-check";
import { addDays } from "../../calendar/day.js";
import { sortedIds } from "../sorted-ids.js";
import { airports, anyLondon } from "../origins.js";
import { packageCodes } from "../packages.js";
import { normaliseAges } from "../participants.js";
import { placeTypes } from "../places.js";
import { readQuery } from "../search-query.js";
import type { QueryChoices } from "../search-query.js";
import { sortOrders } from "../sort.js";

/** No choice at all. */
export const nothing: QueryChoices = {
  engineId: null,
  stayDates: { start: null, end: null },
  ages: null,
  packages: [],
  criteria: [],
  place: null,
  budget: { min: null, max: null },
  sort: "best-seller",
  lodgingTypes: [],
  origin: null,
  banner: null,
};

/** A value for each choice. */
export const everything: QueryChoices = {
  engineId: 5,
  stayDates: { start: "2027-02-06", end: "2027-02-13" },
  ages: [18, 18, 7],
  packages: ["PFP", "PF"],
  criteria: [55, 74, 299],
  place: { id: 12, type: "station" },
  budget: { min: 300, max: 900 },
  sort: "price-asc",
  lodgingTypes: [18, 44],
  origin: "LHR",
  banner: "wide.jpg/narrow.jpg",
};

/** The choices read from a hash, with a report of which were understood. */
export function choicesOf(hash: string): QueryChoices {
  const { present, ...choices } = readQuery(hash);
  expect(present).to.be.instanceOf(Set);
  return choices;
}

export const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 })).map(sortedIds);
const amount = fc.option(fc.integer({ min: 1, max: 120_000 }));
/** Every search that can be written. */
export const anyChoices: fc.Arbitrary<QueryChoices> = fc.record({
  engineId: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
  stayDates: fc.option(fc.tuple(fc.nat(9999), fc.integer({ min: 1, max: 60 }))).map((range) => {
    if (!range) return nothing.stayDates;
    const start = addDays("2020-01-01", range[0]);
    return { start, end: addDays(start, range[1]) };
  }),
  ages: fc.option(fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 30 }).map(normaliseAges)),
  packages: fc.uniqueArray(oneOf(packageCodes)),
  criteria: ids,
  place: fc.option(fc.record({ id: fc.integer({ min: 1, max: 100_000 }), type: oneOf(placeTypes) })),
  budget: fc.tuple(amount, amount).map(([left, right]) => {
    const [min, max] = left !== null && right !== null && left > right ? [right, left] : [left, right];
    return { min, max };
  }),
  sort: oneOf(sortOrders),
  lodgingTypes: ids,
  origin: fc.option(oneOf([...airports, anyLondon, "STP", "NA"])),
  banner: fc.option(fc.stringMatching(/^[\w.-]{1,12}\/[\w.-]{1,12}$/)),
});
