import * as v from "valibot";
import { checked } from "./problem.js";
import { queryOf } from "./query.js";

const afterShape = v.object({ after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)), "0") });

/** The number of the last entry of a list that is known already; 0 when left out. */
export const afterOf = (address: string): number => checked(afterShape, queryOf(address)).after;
