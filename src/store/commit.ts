import { consequencesOf } from "./consequences.js";
import type { Cause, Consequences } from "./consequences.js";
import { changesIn, patch } from "./state/patch.js";
import type { Change } from "./state/patch.js";
import type { Parts, SearchState } from "./state/types.js";

/** Writes parts of the search, tells the effects what follows from the parts that really changed, and returns those changes. */
type Commit = (parts: Partial<Parts>, cause?: Cause) => readonly Change[];

export interface Commits {
  readonly commit: Commit;
  /** Calls back after each commit that changed a search that is ready. */
  onCommit(listener: (consequences: Consequences) => void): void;
}

interface Given {
  readonly state: SearchState;
  /** Collects the changes made before the search is ready. */
  readonly early: Set<Change>;
}

/** Looks up the consequences of a change in their table; a choice that stays the same has none. */
export function createCommits({ state, early }: Given): Commits {
  const listeners: ((consequences: Consequences) => void)[] = [];
  return {
    onCommit: (listener) => void listeners.push(listener),
    commit(parts, cause = "visitor") {
      const changed = patch(state, parts);
      // Dates that come with no length of the visitor's choice have their own.
      if (changed.includes("stayDates") && parts.stayLength === undefined) patch(state, { stayLength: null });
      if (changed.length === 0) return changed;
      const consequences = consequencesOf(changed, cause, changesIn(parts));
      if (consequences.firstPage) patch(state, { page: 1 });
      if (state.status === "ready") for (const listener of listeners) listener(consequences);
      else for (const change of changed) early.add(change);
      return changed;
    },
  };
}
