import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";

/**
 * The destination's name; null without one. A link brings no name: find answers it, and where it did not, as for a place that is
 * sold no more, these words stand in for it.
 */
export function usePlaceName(): string | null {
  const text = useText();
  const name = useSearch((search) => search.place?.label ?? null);
  const answered = useSearch(({ find }) => find.status === "ready" || find.status === "failed");
  return name || (name === "" && answered ? text("station_search.unknown") : null);
}
