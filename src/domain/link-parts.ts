import { encodeValue } from "./hash-pairs.js";
import { shortDate } from "./stay-dates.js";

/** A day in the form of links; empty for none. */
export function shortDateOrNone(day: string | null): string {
  return day === null ? "" : shortDate(day);
}

/** `#key=value&…` without its empty values; readable, so slashes of dates stay. Nothing when all are empty. */
export function hashOf(values: Record<string, string | number | null>): string {
  const pairs = Object.entries(values)
    .filter(([, value]) => value !== null && value !== "")
    .map(([key, value]) => `${key}=${encodeValue(String(value))}`);
  return pairs.length > 0 ? `#${pairs.join("&")}` : "";
}

/** A seller's path on its host; a full web address is returned unchanged. */
export function onHost(menuDomain: string, path: string): string {
  if (/^https?:\/\//i.test(path)) return path;
  return `${menuDomain}/${path.replace(/^\/+/, "")}`;
}
