import type { SearchScope } from "../scope.js";
import { createAnnouncements } from "./announcements.js";
import { createAutocomplete } from "./autocomplete.js";
import type { Effect } from "./effect.js";
import { createFind } from "./find.js";
import type { HashClaim } from "./hash-entries.js";
import { createHash } from "./hash.js";
import { createParticipantsCookies } from "./participants-cookies.js";
import { createRecentSearches } from "./recent-searches.js";
import { createResultsOnDemand } from "./results-on-demand.js";
import { createTracking } from "./tracking.js";

/** All that follows from one search. */
export type Effects = ReturnType<typeof createEffects>;

export function createEffects(scope: SearchScope, claim: HashClaim, hasResultsRole: () => boolean) {
  // They hear of a commit in this order: the host page is notified once all calls are under way.
  const cookies = createParticipantsCookies(scope);
  const isResultsPage = () => results.attached || hasResultsRole();
  const hash = createHash(scope, claim, isResultsPage);
  const find = createFind(scope);
  const results = createResultsOnDemand(scope);
  const announcements = createAnnouncements(scope);
  const tracking = createTracking(scope);
  const recent = createRecentSearches(scope);
  const autocomplete = createAutocomplete(scope);
  // The hash first: the others start from its search.
  const all: readonly Effect[] = [hash, cookies, tracking, recent, autocomplete, find, results];

  return {
    find,
    cookies,
    recent,
    autocomplete,
    announcements,
    results,
    hash,
    isResultsPage,
    /** Whether the visitor agreed to be remembered. */
    agree(allowed: boolean) {
      for (const effect of all) effect.agree?.(allowed);
    },
    /** Find is for members that show what can be chosen. */
    start(finds: boolean) {
      for (const effect of all) if (effect !== find || finds) effect.start();
    },
    stop: () => all.forEach((effect) => effect.stop()),
  };
}
