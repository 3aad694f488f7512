import type { SearchScope } from "./scope.js";
import type { CommitOptions } from "./effects/effect.js";
import type { FindEffect } from "./effects/find.js";
import type { HashEffect } from "./effects/hash.js";
import type { ParticipantsCookies } from "./effects/participants-cookies.js";
import type { ResultsOnDemand } from "./effects/results-on-demand.js";
import { consequences, consequencesOf } from "./effects/table.js";
import type { TrackingEffect } from "./effects/tracking.js";
import { publicSearchOf } from "./public-search.js";
import { patch } from "./state/patch.js";
import type { Change } from "./state/patch.js";
import type { Parts } from "./state/types.js";

/** Writes parts of the search, then does all that follows from those that really changed, and returns their names. */
export type Commit = ReturnType<typeof createCommit>;

interface Effects {
  readonly find: FindEffect;
  readonly hash: HashEffect;
  readonly cookies: ParticipantsCookies;
  readonly results: ResultsOnDemand;
  readonly tracking: TrackingEffect;
}

/** Nothing follows from a choice that stays what it was; what follows from a change is read from the table of consequences. */
export function createCommit(scope: SearchScope, { find, hash, cookies, results, tracking }: Effects) {
  const { state, early } = scope;
  return function commit(
    parts: Partial<Parts>,
    { addsEntry = true, writesHash = true, asksFind = true, tracked = true, appends = false, restores = false }: CommitOptions = {},
  ): readonly Change[] {
    const changed = patch(state, parts);
    const follows = consequencesOf(changed);
    if (follows.firstPage) patch(state, { page: 1 });
    if (state.status === "ready") {
      if (follows.cookies) cookies.write();
      if (follows.hash && writesHash) hash.write(addsEntry);
      if (follows.find && asksFind) find.run();
      if (follows.products) results.load(appends ? "append" : restores ? "restore" : "replace");
      if (follows.counts) results.part?.count();
      announce(scope, changed);
    } else for (const change of changed) early.add(change);
    if (follows.event && tracked) tracking.changed(follows.event, changed);
    return changed;
  };
}

/** Notifies the host page of what is searched; how it is shown is its own decision. */
export function announce({ read, emit }: Pick<SearchScope, "read" | "emit">, changes: readonly Change[]): void {
  const announced = changes.filter((change) => consequences[change].announced);
  if (announced.length === 0) return;
  const names = announced.map((change) => (change === "querySettings" ? "settings" : change));
  emit("change", { search: publicSearchOf(read()), changed: names });
}
