import * as v from "valibot";
import { loadFile } from "../platform/missing-file.js";
import type { AnswerReport, Needed } from "./read-leniently.js";

/**
 * Reads an answer tolerantly. An optional field that cannot be read is taken as absent: null, or its default. An item of a list that
 * lacks a required field is left out, and the others are kept: the innermost item (an offer, not its lodging). Each item left out is
 * reported; a field is reported once, however many items have it. If the answer cannot be read that way, throws an `AnswerError`.
 * @param needed fields whose loss takes the item that holds them with it.
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
  const { readLeniently } = await loadFile(() => import("./read-leniently.js"));
  return readLeniently(call, shape, { body, issues, needed }, report);
}
