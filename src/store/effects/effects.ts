import { createAutocomplete } from "./autocomplete.js";
import type { CommittingScope, Effect } from "./effect.js";
import { createFind } from "./find.js";
import type { HashClaim } from "./hash-entries.js";
import { createHash } from "./hash.js";
import { createParticipantsCookies } from "./participants-cookies.js";
import { createRecentSearches } from "./recent-searches.js";
import { createResultsOnDemand } from "./results-on-demand.js";
import { createTracking } from "./tracking.js";

/** All that follows from one search. */
export type Effects = ReturnType<typeof createEffects>;

export function createEffects(scope: CommittingScope, claim: HashClaim, hasResultsRole: () => boolean) {
  const find = createFind(scope);
  const cookies = createParticipantsCookies(scope);
  const tracking = createTracking(scope);
  const recent = createRecentSearches(scope);
  const autocomplete = createAutocomplete(scope);
  const results = createResultsOnDemand(scope, (page) => {
    tracking.loaded(page);
    if (page.page === 1) recent.note();
  });
  const isResultsPage = () => results.attached || hasResultsRole();
  const hash = createHash(scope, claim, isResultsPage);
  const all: readonly Effect[] = [hash, cookies, tracking, recent, autocomplete, find, results];

  return {
    find,
    cookies,
    tracking,
    recent,
    autocomplete,
    results,
    hash,
    isResultsPage,
    /** Whether the visitor agreed to be remembered. */
    agree(allowed: boolean) {
      recent.agree(allowed);
      results.agree(allowed);
    },
    /** The hash first: the others start from its search. Find is for members that show what can be chosen. */
    start(finds: boolean) {
      for (const effect of all) if (effect !== find || finds) effect.start();
    },
    stop: () => all.forEach((effect) => effect.stop()),
  };
}
