import { useEffect, useState } from "react";
import { autocompleteMinimum } from "../../../domain/defaults.js";
import { useText } from "../../../i18n/useText.js";
import { useSearch } from "../../../store/useSearch.js";

/** ms after which an answer is slow: before that, words would only flicker. */
const slowAfter = 500;

/** Why the suggestions do not answer what is typed: they are slow to come, or could not be had. Null when they do, or soon will. */
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
