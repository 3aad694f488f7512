import type { Actions } from "./actions.js";
import type { SearchEvents } from "./events.js";
import type { Members } from "./members/members.js";
import type { PublicSearch } from "./public-search.js";
import type { SearchSnapshot } from "./state/types.js";

/**
 * One shared search as the registry on `window` holds it. It carries its own snapshot and subscribe, because a second
 * copy of the library cannot read the first copy's proxies with its own functions.
 */
export interface SharedSearch extends Pick<Members, "join" | "leave" | "settled" | "setConsent"> {
  readonly protocol: 1;
  readonly version: string;
  readonly name: string;
  snapshot(): SearchSnapshot;
  /** The view that shows the open dates; null while none has taken them. */
  datesView(): string | null;
  /** Calls back after a change of the snapshot or of `datesView`. */
  subscribe(listener: () => void): () => void;
  readonly actions: Actions;
  listen<Name extends keyof SearchEvents>(name: Name, listener: (detail: SearchEvents[Name]) => void): () => void;
  publicSnapshot(): PublicSearch;
  /** The hash query of the search, without `#`. */
  query(): string;
  /** This search may take the page's hash: the search that was to have it could not start. */
  takeHash(): void;
  /** Today in the search's clock, `yyyy-MM-dd`. */
  today(): string;
}
