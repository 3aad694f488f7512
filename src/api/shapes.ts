import * as v from "valibot";
import { isDay } from "../calendar/day.js";
import { object } from "./object.js";

/** A number written as text in a query: digits only. Reads as a number. */
export const digits = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/** Numbers joined by `-` in a query (`55-74`). Reads as a list of numbers. */
export const joinedNumbers = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}(-\d{1,15})*$/),
  v.transform((text) => text.split("-").map(Number)),
);

/** Codes joined by `-` in a query (`pf-pfp`). Reads as a list of codes in capitals. */
export const joinedCodes = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z_]+(-[A-Za-z_]+)*$/),
  v.transform((text) => text.split("-").map((code) => code.toUpperCase())),
);

/** A day of the calendar that exists, `yyyy-MM-dd`. */
export const day = v.pipe(v.string(), v.isoDate(), v.check(isDay, "not a day of the calendar"));

/** A time on the clocks of its place, `yyyy-MM-ddTHH:mm`. */
export const localTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/),
  v.check((time) => isDay(time.slice(0, 10)), "not a day of the calendar"),
);

/** A month, `yyyy-MM`. */
export const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** An id in a request body: a whole number. */
export const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An id in an answer: a whole number, or its digits as text. Reads as a number. */
export const identifier = v.union([wholeNumber, digits]);

/** A code in an answer: text, or a number. Reads as text. */
export const code = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** A price, a count or a measure in an answer: a number, or its text. Reads as a number. */
export const amount = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,6})?$/), v.transform(Number)),
]);

/** A number of things in an answer: a whole number from 0. */
export const count = v.pipe(amount, v.integer(), v.minValue(0));

/** Text that an answer may leave out. Reads as empty text. */
export const text = v.nullish(v.string(), "");

export interface IdCount {
  readonly id: string;
  readonly count: number;
}

export interface NumericIdCount {
  readonly id: number;
  readonly count: number;
}

/** `{id, count}` where the id is a code, as packages are. */
export const codeCount = object({ id: code, count: amount }) satisfies v.GenericSchema<unknown, IdCount>;

/** `{id, count}` where the id is a number, as criteria and lodging types are. */
export const numberCount = object({ id: identifier, count: amount }) satisfies v.GenericSchema<unknown, NumericIdCount>;

/** `[{id}]`, the party sizes on offer. Reads as a list of numbers. */
export const partySizesOnOffer = v.pipe(
  v.array(object({ id: identifier })),
  v.transform((sizes) => sizes.map((size) => size.id)),
);

/** The shape of an object, for which Valibot would take a list too where no key must be there. */
export function noList<Shape extends v.GenericSchema>(shape: Shape): Shape {
  const run = shape["~run"].bind(shape);
  const runUnlessList = (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => {
    if (!Array.isArray(dataset.value)) return run(dataset, config);
    v._addIssue(shape, "type", dataset, config);
    return dataset;
  };
  return Object.assign(shape, { "~run": runUnlessList });
}

/** Every call takes this in addition to its own query: the works-council company, when the visitor has one. */
export const companyQuery = { company: v.optional(v.string()) };
export const companyMeaning = { company: "Works council of the visitor." };
