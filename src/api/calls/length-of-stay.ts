import * as v from "valibot";

/** A length of stay in an answer: a whole number from 1 on, or its digits as text. Reads as a number. */
export const lengthOfStay = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(1)),
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number)),
]);
