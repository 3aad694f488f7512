import * as v from "valibot";
import type { Environment } from "./contract.js";
import { companyQuery } from "./shapes.js";

/** GET. The seller's start-up settings, as lines of text. */
export { environmentPath as path } from "../domain/defaults.js";

/** The query of the environment call. */
export const queryShape = v.object({ ...companyQuery });

/** The settings once read; the wire carries them as `key=value` lines of `text/plain`, quotes around a value allowed. */
export const answerShape = v.object({
  ENGINE_ID: v.optional(v.string()),
  CURRENCY: v.optional(v.string()),
  MENU_DOMAIN: v.optional(v.string()),
  LOCALE: v.optional(v.string()),
  GTMID: v.optional(v.string()),
}) satisfies v.GenericSchema<unknown, Environment>;

/**
 * Reads the settings out of the lines. A line splits at its first `=`; quotes around the value are removed; blank lines, lines
 * without `=` and unknown keys are passed over; the last of two equal keys counts.
 */
export function readEnvironment(lines: string): Environment {
  const pairs = lines.split(/\r\n|\r|\n/).flatMap(pairOf);
  return v.parse(answerShape, Object.fromEntries(pairs));
}

function pairOf(line: string): [string, string][] {
  const split = line.indexOf("=");
  const key = line.slice(0, split).trim();
  if (split < 0 || !Object.hasOwn(answerShape.entries, key)) return [];
  return [[key, withoutQuotes(line.slice(split + 1).trim())]];
}

function withoutQuotes(value: string): string {
  return /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
}
