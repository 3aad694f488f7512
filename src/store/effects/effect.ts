import type { SearchScope } from "../scope.js";
import type { Change } from "../state/patch.js";
import type { Parts } from "../state/types.js";

/** Something that follows from the search. It does nothing until it is started, and leaves nothing pending once stopped. */
export interface Effect {
  start(): void;
  stop(): void;
}

/** How a commit differs from the visitor's own press on a control. */
export interface CommitOptions {
  /** False where it is no choice of the visitor: Back does not undo it, so the entry of the history is replaced. */
  readonly addsEntry?: boolean;
  /** False where the hash itself is followed: nothing is written back. */
  readonly writesHash?: boolean;
  /** False where the response to find is the reason: the same is not requested again. */
  readonly asksFind?: boolean;
  /** False where it is no press on a filter: the data layer receives no event. */
  readonly tracked?: boolean;
  /** The visitor goes back or forward to a former search: its list is shown as it was left, where that is known. */
  readonly restores?: boolean;
  /** The page is appended to the list instead of replacing it. */
  readonly appends?: boolean;
}

/** The scope of an effect that changes the search itself. Its `commit` is that of `createCommit`, which is made after the effects. */
export interface CommittingScope extends SearchScope {
  commit(parts: Partial<Parts>, options?: CommitOptions): readonly Change[];
}
