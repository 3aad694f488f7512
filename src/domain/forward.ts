import { hashPairs } from "./hash-pairs.js";

/** The names of parameters in the text of the setting. */
function namesOf(forward: string): readonly string[] {
  return forward.split(/\s+/).filter(Boolean);
}

/** A query without `?`, completed by the pairs of another whose names it lacks. Both stay as they are written. */
function completed(query: string, other: string): string {
  const names = new Set(hashPairs(query).map(({ key }) => key));
  const added = hashPairs(other).filter(({ key }) => !names.has(key));
  return [query, ...added.map(({ verbatim }) => verbatim)].filter(Boolean).join("&");
}

/**
 * What of the page's query goes along on every way out: its parameters of the names, unchanged and in their order, without `?`. A name
 * that is no longer in `query` has its values of `arrivalQuery`, the page's query when the search began. Both begin with `?` or are empty.
 */
export function forwardedQuery(forward: string | undefined, query: string, arrivalQuery: string): string {
  const names = namesOf(forward ?? "");
  const isForwarded = (key: string) => names.some((name) => (name.endsWith("*") ? key.startsWith(name.slice(0, -1)) : key === name));
  const pairs = names.length > 0 ? hashPairs(completed(query.slice(1), arrivalQuery.slice(1))) : [];
  return pairs.flatMap(({ key, verbatim }) => (isForwarded(key) ? [verbatim] : [])).join("&");
}

/** An address with the forwarded query. Parameters of its own keep their values. */
export function withForwarded(address: string, forwarded: string): string {
  if (forwarded === "") return address;
  const [, page = "", query = "", fragment = ""] = /^([^?#]*)(?:\?([^#]*))?([^]*)$/.exec(address) ?? [];
  return `${page}?${completed(query, forwarded)}${fragment}`;
}
