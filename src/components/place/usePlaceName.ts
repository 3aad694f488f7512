import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";

/**
 * The destination's name; null without one. A link brings no name: find answers it, and where it knows no such place, as one that
 * is sold no more, these words stand in for it.
 */
export function usePlaceName(): string | null {
  const text = useText();
  const name = useSearch((search) => search.place?.label ?? null);
  const unknown = useSearch(({ place, find }) => place !== null && place.id === find.unknownPlaceId);
  return name || (unknown ? text("station_search.unknown") : null);
}
