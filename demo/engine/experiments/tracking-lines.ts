import * as v from "valibot";
import { checked, Refusal } from "../service/problem.js";
import { eventShape, type TrackedEvent } from "./events.js";

const linesShape = v.object({ lines: v.pipe(v.array(eventShape), v.minLength(1, "The body has no event")) });

function decoded(text: string, field: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Refusal(400, field, `${field}: is not percent-encoded UTF-8`);
  }
}

function fieldsOf(line: string, name: string): Record<string, string> {
  const fields = new Map<string, string>();
  for (const pair of line.split("&")) {
    const [key = "", ...value] = pair.split("=");
    const field = `${name}.${key}`;
    if (value.length === 0) throw new Refusal(400, field, `${field}: has no value`);
    if (fields.has(key)) throw new Refusal(400, field, `${field}: is given twice`);
    fields.set(key, decoded(value.join("="), field));
  }
  return Object.fromEntries(fields);
}

/**
 * The events of a tracking body: one `eventType=...&key=value` a line, empty lines apart. Throws a refusal that names the first
 * wrong field, as `lines.{number of the line from 0}.{field}`.
 */
export function readTrackingLines(body: string): readonly TrackedEvent[] {
  const lines = body.split("\n").filter((line) => line !== "");
  return checked(linesShape, { lines: lines.map((line, number) => fieldsOf(line, `lines.${number}`)) }).lines;
}
