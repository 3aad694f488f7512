import { resultsAddress } from "../domain/search-query.js";
import { sharedPage } from "../platform/shared-page.js";
import { sharedSearch } from "../store/registry.js";
import type { PageSearch } from "./get-search.js";

/** The shared search of a name, as an element with that `store` attribute joins it. */
function pageSearch(name = "default"): PageSearch {
  const search = sharedSearch(name);
  return {
    snapshot: search.publicSnapshot,
    subscribe: (listener) => search.listen("change", (change) => listener(change.search)),
    set: search.actions.search.set,
    reset: search.actions.search.reset,
    url: () => resultsAddress(search.snapshot().settings.resultsUrl, search.query()),
  };
}

/** Makes the searches of the page available to its script, for whichever copy of the library defined `window.skiElements`. */
export function providePageSearch(): void {
  if (typeof window !== "undefined") sharedPage().getSearch ??= pageSearch;
}
