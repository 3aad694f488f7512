import type { Consequences } from "../consequences.js";
import type { SearchScope } from "../scope.js";

/** Something that follows from the search. It does nothing until it is started, and leaves nothing pending once stopped. */
export interface Effect {
  start(): void;
  stop(): void;
  /** Called with whether the visitor agrees to be remembered, started or not; what was kept is removed if they do not. */
  agree?(allowed: boolean): void;
}

/** Effects and actions of a search that only some tags need. */
export interface SearchPart<PartActions> extends Effect {
  /** Carries out its share of the consequences of a commit. */
  committed(consequences: Consequences): void;
  readonly actions: PartActions;
}

/** Creates a part for one search. */
export type CreatePart<PartActions> = (scope: SearchScope) => SearchPart<PartActions>;
