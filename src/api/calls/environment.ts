import * as v from "valibot";
import { environmentPath } from "../../domain/defaults.js";
import { defaultLocale } from "../../domain/locale.js";
import type { Call, CallContract } from "../call.js";
import { itself } from "../itself.js";
import { companyMeaning, companyQuery } from "../shapes.js";
import { object } from "../object.js";

/** The path of the environment, where the seller keeps it elsewhere. */
export interface EnvironmentRequest {
  readonly path?: string;
}

/** The seller's start-up settings, as the text lines give them. */
export interface Environment {
  readonly ENGINE_ID?: string;
  readonly CURRENCY?: string;
  readonly MENU_DOMAIN?: string;
  readonly LOCALE?: string;
  readonly GTMID?: string;
  /** `get`: calls that only read may be sent by GET. */
  readonly READS?: string;
}

const keys: ReadonlySet<string> = new Set([
  "ENGINE_ID",
  "CURRENCY",
  "MENU_DOMAIN",
  "LOCALE",
  "GTMID",
  "READS",
] satisfies (keyof Environment)[]);

/** The seller's start-up settings. */
export const environmentCall: Call<EnvironmentRequest, Environment, Environment> = {
  name: "environment",
  method: "GET",
  path: environmentPath,
  format: "text",
  write: (request) => request,
  shape: v.pipe(v.string(), v.transform(readEnvironment)),
  read: itself,
  mock: () => ({ ENGINE_ID: "1", CURRENCY: "EUR", MENU_DOMAIN: "localhost", LOCALE: defaultLocale }),
};

export const environmentContract = {
  summary:
    "Start-up settings: `key=value` lines of ENGINE_ID, CURRENCY, MENU_DOMAIN, LOCALE and GTMID; READS, where it is `get`, lets products and counts be requested by GET.",
  query: object({ ...companyQuery }),
  meanings: companyMeaning,
} satisfies CallContract;

/**
 * Reads the settings out of `key=value` lines. A line splits at its first `=`; quotes around the value are removed; blank lines,
 * lines without `=` and unknown keys are passed over; the last of two equal keys counts.
 */
export function readEnvironment(lines: string): Environment {
  return Object.fromEntries(lines.split(/\r\n|\r|\n/).flatMap(pairOf));
}

function pairOf(line: string): [string, string][] {
  const split = line.indexOf("=");
  const key = line.slice(0, split).trim();
  return split < 0 || !keys.has(key) ? [] : [[key, withoutQuotes(line.slice(split + 1).trim())]];
}

function withoutQuotes(value: string): string {
  return /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
}
