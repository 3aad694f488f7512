import * as v from "valibot";
import type { AnswerReport, Needed } from "./read-leniently.js";

/**
 * Reads an answer tolerantly. A field that may be absent and cannot be read is absent: null, or its default. An item of a list
 * that lacks what it must have is left out, and the others are kept: the innermost one (an offer, not its lodging). Each item
 * left out is reported, and a field once, however many items have it. What cannot be read that way throws an `AnswerError`.
 * @param needed one of these that cannot be read as it must takes the item that holds it with it.
 */
export async function readAnswer<Answer>(
  call: string,
  shape: v.GenericSchema<unknown, Answer>,
  body: unknown,
  report: (report: AnswerReport) => void,
  needed: Needed = {},
): Promise<Answer> {
  const { success, output, issues } = v.safeParse(shape, body);
  if (success) return output;
  // Few answers need it.
  const { readLeniently } = await import("./read-leniently.js");
  return readLeniently(call, shape, { body, issues, needed }, report);
}
