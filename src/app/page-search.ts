import { resultsAddress } from "../domain/search-query.js";
import type { PublicSearch } from "../store/public-search.js";
import { sharedSearch } from "../store/registry.js";

/** A shared search as the page's own script uses it. */
export interface PageSearch {
  /** A plain copy of the search. */
  snapshot(): PublicSearch;
  /** Calls the listener after every commit; returns how to stop. */
  subscribe(listener: (search: PublicSearch) => void): () => void;
  /** Sets any part; what cannot be read is left as it is, with a warning. */
  set(patch: Partial<PublicSearch>): void;
  /** Back to the defaults. */
  reset(): void;
  /** The address of the results page for this search. */
  url(): string;
}

/** The shared search of a name, as an element with that `store` attribute joins it. */
export function getSearch(name = "default"): PageSearch {
  const search = sharedSearch(name);
  return {
    snapshot: search.publicSnapshot,
    subscribe: (listener) => search.listen("change", (change) => listener(change.search)),
    set: search.actions.search.set,
    reset: search.actions.search.reset,
    url: () => resultsAddress(search.snapshot().settings.resultsUrl, search.query()),
  };
}
