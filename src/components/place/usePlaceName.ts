import { useText } from "../../i18n/useText.js";
import { isUnknownPlace } from "../../models/place.js";
import { useSearch } from "../../store/useSearch.js";

/** The destination's name, or a text that the seller does not offer it; null without a destination, and until find has named it. */
export function usePlaceName(): string | null {
  const text = useText();
  const label = useSearch((search) => search.place?.label || null);
  const isUnknown = useSearch(isUnknownPlace);
  return label ?? (isUnknown ? text("station_search.unknown") : null);
}
