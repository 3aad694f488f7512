import type { Locale } from "../domain/locale.js";
import { anyLondon, isKnownOrigin, londonAirports } from "../domain/origins.js";

/** The origin as it is sent to find: only in English, and only a known one. */
export function sendableOrigin(origin: string | null, locale: Locale): string | undefined {
  return origin !== null && locale === "en-GB" && isKnownOrigin(origin) ? origin : undefined;
}

/** The origins as they are sent to products: any London airport is six, no transport none. */
export function expandOrigin(code: string | null): string[] {
  if (code === anyLondon) return [...londonAirports];
  return code !== null && isKnownOrigin(code) ? [code] : [];
}
