import { environmentPath } from "../../domain/defaults.js";
import { isRecord } from "../../domain/is-record.js";
import type { CallsFacts, SearchFacts, TagFacts } from "../facts.js";
import type { Requested } from "../readers/requests.js";
import { reaches } from "./file.js";
import { watchPolicy, within } from "./violations.js";

/** The path of the environment call, which a tag may change. */
function environmentPathOf(tags: readonly TagFacts[]): string {
  for (const { given } of tags) {
    const { options } = given;
    if (isRecord(options) && typeof options["environmentPath"] === "string") return options["environmentPath"];
  }
  return environmentPath;
}

const findPath = "/se/search/find";

/** ms for the server to answer. */
const patience = 5000;

/** The bases of calls of which a search failed, with the calls that did. */
export function failedCalls(searches: readonly SearchFacts[], tags: readonly TagFacts[]): readonly Pick<CallsFacts, "base" | "failed">[] {
  const byBase = new Map<string, Set<string>>();
  for (const { name, status, failed, apiBase } of searches) {
    const isStopped = status === "failed";
    const given = tags.find(({ store, given: { apiBase: base } }) => store === name && typeof base === "string")?.given["apiBase"];
    const base = isStopped ? absolute(String(given ?? "")) : apiBase;
    const names = isStopped ? ["environment"] : failed;
    if (names.length > 0) byBase.set(base, new Set([...(byBase.get(base) ?? []), ...names]));
  }
  return [...byBase].map(([base, names]) => ({ base, failed: [...names] }));
}

/** A base as the search has it: empty for the page's own origin. */
function absolute(base: string): string {
  if (base === "" || !URL.canParse(base, location.href)) return "";
  const { origin, pathname } = new URL(base, location.origin);
  return `${origin}${pathname}`.replace(/\/+$/, "");
}

/**
 * Makes a call that the library itself makes, without its query and so without anything about the visitor: whether the page's policy allows
 * it, and whether the server lets the page read its answer.
 */
export async function probeCalls(
  call: Pick<CallsFacts, "base" | "failed">,
  { tags, requests }: { readonly tags: readonly TagFacts[]; readonly requests: readonly Requested[] },
): Promise<CallsFacts> {
  const server = call.base || location.origin;
  const ofEnvironment = environmentPathOf(tags);
  const path = call.failed.includes("environment") ? ofEnvironment : findPath;
  const address = `${server}${path}`;
  const { result, violations } = await watchPolicy(() => within(patience, statusOf(address), null));
  const refusedBy = violations.find(({ directive }) => directive === "connect-src")?.directive ?? null;
  const outcome = result !== null ? "answered" : (await within(patience, reaches(address), false)) ? "cors" : "unreached";
  const known = statusesOf([`${server}/se/`, `${server}${ofEnvironment}`], requests);
  // That a call lacks its query says nothing about the server.
  const isFault = result !== null && result >= 400 && result !== 400 && result !== 422;
  const statuses = known.length === 0 && isFault ? [{ path, status: result }] : known;
  return { ...call, statuses, refusedBy, outcome: refusedBy === null ? outcome : null };
}

/** Null where the answer may not be read, or there is none. */
async function statusOf(address: string): Promise<number | null> {
  try {
    // As the library's calls, so that the browser asks the server first where it does for them.
    const headers = { "Content-Type": "application/json", Accept: "application/json", "Accept-Language": "en-GB" };
    const { status } = await fetch(address, { headers, referrerPolicy: "no-referrer" });
    return status;
  } catch {
    return null;
  }
}

/** Statuses of the calls whose addresses begin like these, the last of each path, without queries. */
function statusesOf(beginnings: readonly string[], requests: readonly Requested[]): CallsFacts["statuses"] {
  const statuses = new Map<string, number>();
  for (const { address, status } of requests) {
    const path = beginnings.some((beginning) => address.startsWith(beginning)) ? new URL(address).pathname : null;
    if (path !== null && status !== null) statuses.set(path, status);
  }
  return [...statuses].filter(([, status]) => status >= 400).map(([path, status]) => ({ path, status }));
}
