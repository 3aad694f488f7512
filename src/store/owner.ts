import type { GivenSettings } from "../domain/settings-resolution.js";
import type { Product } from "../domain/products.js";
import type { PublicSearch } from "./public-search.js";
import type { Actions } from "./actions.js";
import type { SearchState } from "./state/types.js";

/** The role of an element in its search. */
export interface Role {
  /** It shows results, or states that its page does. */
  readonly resultsPage?: boolean;
  /** It shows what can be chosen next; a search of elements that do not requests none of it. Default true. */
  readonly finds?: boolean;
}

/** A search snapshot: frozen, and the same object in every part that did not change. */
export type SearchSnapshot = Readonly<SearchState>;

/** The events of a search, for the elements that joined it. */
export interface SearchEvents {
  change: { search: PublicSearch; changed: string[] };
  resultsChange: { total: number; page: number; products: readonly Product[] };
  error: { code: string; message: string; call?: string; status?: number };
  /** The page's script set what the visitor agreed to, also where that was so before. */
  consent: null;
}

/**
 * One shared search as the registry on `window` holds it. It carries its own snapshot and subscribe, because a second
 * copy of the library cannot read the first copy's proxies with its own functions.
 */
export interface SearchOwner {
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
  /** Today in the search's clock, `yyyy-MM-dd`. */
  today(): string;
  /**
   * Settings an element brings; the first to give one wins, a later change by the same element
   * changes the search. A results page is one with an element that states it: there, commits add history entries.
   */
  join(element: object, given: GivenSettings, role?: Role): void;
  leave(element: object): void;
  /** What the visitor agreed to through the page's script; wins over the elements. */
  setConsent(consent: NonNullable<GivenSettings["consent"]>): void;
}
