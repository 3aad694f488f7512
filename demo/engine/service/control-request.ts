import * as v from "valibot";
import { checked, Refusal } from "./problem.js";

/** What the controls read from their requests. */

const largestBody = 10_000_000;

/** The JSON of a body. Throws a refusal when it is none, or too large. */
export async function jsonOf(request: { text(): Promise<string> }): Promise<unknown> {
  const text = await request.text();
  if (text.length > largestBody) throw new Refusal(413, null, `The body is larger than ${largestBody} characters`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, null, "The body is not JSON");
  }
}

const afterShape = v.object({ after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)), "0") });

/** The number of the last entry of a list that is known already; 0 when left out. */
export const afterOf = (query: Readonly<Record<string, string>>): number => checked(afterShape, query).after;
