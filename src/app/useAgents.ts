import { useEffect } from "react";
import { loadFile } from "../platform/missing-file.js";
import type { SharedSearch } from "../store/shared-search.js";
import { useSelected } from "../store/useSearch.js";

/** Offers the tools of a search to an assistant of the browser, in its language, as long as the setting says so and the tag is there. */
export function useAgents(search: SharedSearch, tag: Element): void {
  const locale = useSelected(search, ({ status, settings }) => (status === "ready" && settings.agents ? settings.locale : null));
  useEffect(() => {
    if (locale === null || !("modelContext" in document)) return;
    const offer = loadFile(() => import("./page-tools.js")).then(
      ({ offerTools }) => offerTools(search, locale, tag),
      () => null,
    );
    return () => void offer.then((end) => end?.());
  }, [search, locale, tag]);
}
