import type { Commit, SearchContext } from "./context.js";
import type { Effects } from "./effects/effects.js";
import { consequences, consequencesOf } from "./effects/table.js";
import { publicSearchOf } from "./public-search.js";
import { patch } from "./state/patch.js";
import type { Change } from "./state/patch.js";

/** Nothing follows from a choice that stays what it was; what follows from a change is read from the table of consequences. */
export function createCommit(context: SearchContext, effects: Effects): Commit {
  const { state, early } = context;
  return (parts, { writesHash = true, asksFind = true, tracked = true, appends = false } = {}) => {
    const changed = patch(state, parts);
    const follows = consequencesOf(changed);
    if (follows.firstPage) patch(state, { page: 1 });
    if (state.status === "ready") {
      if (follows.cookies) effects.cookies.write();
      if (follows.hash && writesHash) effects.hash.write();
      if (follows.find && asksFind) effects.find.run();
      if (follows.products) effects.results.load(appends ? "append" : "replace");
      if (follows.counts) effects.results.count();
      announce(context, changed);
    } else for (const change of changed) early.add(change);
    if (follows.event && tracked) effects.tracking.changed(follows.event, changed);
    return changed;
  };
}

/** Notifies the host page of what is searched; how it is shown is its own decision. */
export function announce({ read, emit }: Pick<SearchContext, "read" | "emit">, changes: readonly Change[]): void {
  const announced = changes.filter((change) => consequences[change].announced);
  if (announced.length === 0) return;
  const names = announced.map((change) => (change === "querySettings" ? "settings" : change));
  emit("change", { search: publicSearchOf(read()), changed: names });
}
