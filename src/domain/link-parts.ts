import { withForwarded } from "./forward.js";
import { encodeValue } from "./hash-pairs.js";
import type { SearchOptions } from "./options.js";
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

/** What `rel` of a link to the seller's pages has: the page's own words for it, such as `sponsored`, besides `noopener`. */
export function relOf({ linkRel }: Pick<SearchOptions, "linkRel">): string {
  return `noopener ${linkRel}`.trim();
}

/** Where links of the seller's pages begin. */
export interface LinkBase {
  /** Origin with scheme, no trailing slash. */
  readonly menuDomain: string;
  /** The parameters of the page that go along, as a query without `?`. */
  readonly forwarded: string;
}

/** A seller's path on its host, or a whole web address, with the forwarded parameters. */
export function onHost({ menuDomain, forwarded }: LinkBase, path: string): string {
  const address = /^https?:\/\//i.test(path) ? path : `${menuDomain}/${path.replace(/^\/+/, "")}`;
  return withForwarded(address, forwarded);
}
