import { resultsAddress } from "../domain/search-query.js";
import type { PublicSearch } from "../store/public-search.js";
import { sharedSearch } from "../store/registry.js";

/** The API of a shared search for the page's own script. */
export interface PageSearch {
  /** A plain copy of the search. */
  snapshot(): PublicSearch;
  /** Calls the listener after every commit; returns a function that stops it. */
  subscribe(listener: (search: PublicSearch) => void): () => void;
  /** Sets any part; a value that cannot be read is ignored with a warning. */
  set(patch: Partial<PublicSearch>): void;
  /** Resets the search to the defaults. */
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
