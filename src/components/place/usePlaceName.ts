import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";

/**
 * The destination's name; null without one. A link has no name: find returns it. For a place that find does not have, such as
 * one that is no longer sold, it is a text that says so.
 */
export function usePlaceName(): string | null {
  const text = useText();
  const name = useSearch((search) => search.place?.label ?? null);
  const unknown = useSearch(({ place, find }) => place !== null && place.id === find.unknownPlaceId);
  return name || (unknown ? text("station_search.unknown") : null);
}
