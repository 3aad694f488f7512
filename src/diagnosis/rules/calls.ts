import type { CallsFacts, Facts } from "../facts.js";
import { found } from "../finding.js";
import type { Found } from "../finding.js";
import { isMixed } from "./policies.js";
import { listOf, originOf } from "./words.js";

/** Calls of a search that failed, other than by a policy of the page. */
export function callFindings(facts: Facts): Found[] {
  return facts.calls.flatMap((calls) => callFault(facts, calls) ?? []);
}

function callFault(facts: Facts, calls: CallsFacts): Found | null {
  const { base, refusedBy, outcome, failed } = calls;
  if (refusedBy !== null || isMixed(facts, base)) return null;
  const server = base === "" ? facts.page.origin : base;
  if (outcome === "cors")
    return found(
      "error",
      "call-cors",
      `${originOf(server)} does not let this page read its answers, so the calls of the tags (${listOf(failed)}) fail. Let it answer them, and ` +
        `the OPTIONS before them, with Access-Control-Allow-Origin: ${facts.page.origin} and Access-Control-Allow-Headers: content-type, accept-language.`,
    );
  if (outcome === "unreached")
    return found(
      "error",
      "call-unreachable",
      `${originOf(server)} was not reached, so the calls of the tags (${listOf(failed)}) fail. Check api-base, the name of the host and its ` +
        "certificate, and whether an extension or the network blocks the address.",
    );
  return failed.includes("environment") ? null : (statusFault(facts, calls, server) ?? answerFault(calls, server));
}

function statusFault(facts: Facts, { base, statuses }: CallsFacts, server: string): Found | null {
  const [first] = statuses;
  if (!first) return null;
  const library = facts.files[0]?.root;
  const isElsewhere = library !== undefined && originOf(library) !== facts.page.origin;
  if (base === "" && isElsewhere)
    return found(
      "error",
      "api-base",
      `The tags send their calls to the page's own origin, which answered ${first.path} with ${first.status}. The library comes from ` +
        `${originOf(library)}: if the seller's server is there too, write api-base="${originOf(library)}" on the tags.`,
    );
  return found(
    "error",
    "call-status",
    `${server} answered ${listOf(statuses.map(({ path, status }) => `${path} with ${status}`))}, so the tags have nothing to show for it. ` +
      (first.status >= 500
        ? "The server failed: its own logs name the reason."
        : "Check api-base: it is the address before /se/search, without a path of its own unless the server has one."),
  );
}

function answerFault({ failed }: CallsFacts, server: string): Found {
  return found(
    "error",
    "call-answer",
    `${server} answered, but the tags could not use what it answered to ${listOf(failed)}: the console names the status or the field. ` +
      "A page of HTML instead of JSON comes from a proxy, a sign-in or a wrong api-base.",
  );
}
