import { useEffect, useState } from "react";
import { autocompleteMinimum } from "../../domain/defaults.js";
import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";

/** ms after which a response counts as slow: before that, a message would only flicker. */
const slowAfter = 500;

/** Why there are no suggestions for the typed text: they are slow, or failed to load. Null when there are, or still may be. */
export function useSuggestionsNews(typed: string | null): string | null {
  const text = useText();
  const status = useSearch((search) => search.autocomplete.status);
  const waits = status === "loading";
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waits]);
  if ((typed ?? "").trim().length < autocompleteMinimum) return null;
  if (status === "failed") return text("station_search.failed");
  return waits && slow ? text("station_search.loading") : null;
}
