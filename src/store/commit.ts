import { consequencesOf } from "./consequences.js";
import type { SearchSnapshot } from "./owner.js";
import type { Change, SearchState } from "./state.js";

export interface CommitOptions {
  /** False while the hash itself is followed: nothing is written back. */
  readonly writesHash?: boolean;
}

/** Writes, and says which of the named parts really changed; nothing follows from a choice that stays what it was. */
export type Commit = (changes: readonly Change[], write: () => void, options?: CommitOptions) => readonly Change[];

export function createCommit(
  state: SearchState,
  read: () => SearchSnapshot,
  follow: (changed: readonly Change[], options: CommitOptions) => void,
): Commit {
  return (changes, write, options = {}) => {
    const before = read();
    write();
    const after = read();
    const changed = changes.filter((change) => !same(partOf(before, change), partOf(after, change)));
    if (changed.length === 0) return changed;
    if (consequencesOf(changed).firstPage) state.page = 1;
    follow(changed, options);
    return changed;
  };
}

function partOf(search: SearchSnapshot, change: Change): unknown {
  return change === "settings" || change === "querySettings" ? search.settings : search[change];
}

/** Whether two plain values say the same. */
export function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
