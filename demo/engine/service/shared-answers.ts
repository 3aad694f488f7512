import { createHash } from "node:crypto";
import type { keeping } from "../../../src/api/keeping.js";

/** How long caches may keep an answer, in seconds: `stale` is how much longer they may send it while they fetch another. */
type Shared = Exclude<(typeof keeping)[keyof typeof keeping]["shared"], null>;

/** The cache headers of an answer. */
export interface SharedAnswer {
  readonly shared: Shared;
  /** What the answer depends on, by the names under which it can be dropped from caches (RFC 9875). */
  readonly groups: readonly string[];
  /** The one address of the search. */
  readonly address: string;
}

/**
 * The tag of an answer: weak, as the time at which prices were read (`asOf`) differs between answers of one content.
 */
function tagOf(text: string): string {
  const content = text.replaceAll(/"asOf":"[^"]*"/g, "");
  return `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
}

/** Whether a request has this answer already: any of its tags, compared weakly, or all (`*`). */
function has(ifNoneMatch: string | undefined, tag: string): boolean {
  const opaque = (one: string): string => one.trim().replace(/^W\//, "");
  return ifNoneMatch?.split(",").some((one) => one.trim() === "*" || opaque(one) === opaque(tag)) ?? false;
}

/**
 * An answer that caches may keep; without a body where the request has it already. Browsers ask each time (`must-revalidate` also keeps
 * them from sending a stale one): only what lies between them and the engine saves requests.
 */
export function sharedResponse(text: string, type: string, { shared, groups, address }: SharedAnswer, ifNoneMatch?: string): Response {
  const etag = tagOf(text);
  const headers = {
    etag,
    "cache-control": `public, max-age=0, must-revalidate, s-maxage=${shared.fresh}, stale-while-revalidate=${shared.stale}`,
    "cache-groups": groups.map((group) => `"${group}"`).join(", "),
    "content-location": address,
    vary: "Accept-Language",
  };
  if (has(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "content-type": type } });
}

/** A query in the order in which the call's parameters are described; unknown ones, which change nothing, and empty ones are left out. */
export function canonicalAddress(path: string, query: Readonly<Record<string, string>>, names: readonly string[]): string {
  const known = names.filter((name) => query[name] !== undefined && query[name] !== "");
  const search = new URLSearchParams(known.map((name) => [name, query[name] ?? ""]));
  return search.size === 0 ? path : `${path}?${search}`;
}
