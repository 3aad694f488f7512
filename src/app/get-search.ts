import { sharedPage } from "../platform/shared-page.js";
import type { PublicSearch } from "../store/public-search.js";

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

/**
 * The shared search of a name, as an element with that `store` attribute joins it. Throws while no tag of the page has loaded what
 * makes searches: a standalone date picker and a gallery with pictures take part in none.
 */
export function getSearch(name?: string): PageSearch {
  const { getSearch: open } = sharedPage();
  if (!open)
    throw new Error(
      "ski-elements: no search of this page is loaded yet. Call getSearch after ski-ready of a tag that takes part in one, or once startApp has resolved.",
    );
  // Copies of the library that share a protocol make searches of one shape.
  return open(name) as PageSearch;
}
