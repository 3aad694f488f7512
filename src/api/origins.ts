import type { Locale } from "../domain/locale.js";
import { markets } from "../domain/markets.js";
import { anyLondon, isKnownOrigin, londonAirports } from "../domain/origins.js";

/** The origin as it is sent to find: only in markets that choose one, and only a known one. */
export function sendableOrigin(origin: string | null, locale: Locale): string | undefined {
  return origin !== null && markets[locale].choosesOrigin && isKnownOrigin(origin) ? origin : undefined;
}

/** The origins as they are sent to products: any London airport is six, no transport none. */
export function expandOrigin(code: string | null): string[] {
  if (code === anyLondon) return [...londonAirports];
  return code !== null && isKnownOrigin(code) ? [code] : [];
}
