import type { Consequences } from "../consequences.js";
import type { SearchScope } from "../scope.js";

/** Something that follows from the search. It does nothing until it is started, and leaves nothing pending once stopped. */
export interface Effect {
  start(): void;
  stop(): void;
  /** Whether the visitor agreed to be remembered, started or not; what was kept is removed when they no longer do. */
  agree?(allowed: boolean): void;
}

/** Effects and actions that only some tags need of a search. */
export interface SearchPart<PartActions> extends Effect {
  /** Does its share of what follows from a commit. */
  committed(consequences: Consequences): void;
  readonly actions: PartActions;
}

/** Creates a part for one search. */
export type CreatePart<PartActions> = (scope: SearchScope) => SearchPart<PartActions>;
