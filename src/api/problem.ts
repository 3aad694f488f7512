import * as v from "valibot";
import { object } from "./object.js";

/** The body of the response to a refused request, `application/problem+json` (RFC 9457) with the field at fault. */
export const problemShape = object({
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  /** Dotted path of the query parameter or body field that was refused (`station.0`); null when it was neither. */
  field: v.nullable(v.string()),
});
export type Problem = v.InferOutput<typeof problemShape>;
