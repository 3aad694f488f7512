import type { Place } from "../../domain/places.js";
import type { Text } from "../../i18n/texts.js";
import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";

/** "128 séjours à Val Thorens"; null as long as the list is not `answered`. */
export function useTotalText(answered: boolean): string | null {
  const text = useText();
  const total = useSearch((search) => search.products.total);
  const place = useSearch((search) => search.place);
  return answered ? totalText(total, place, text) : null;
}

/** A French article merges with the preposition before it, so the text uses the name without it. */
const article = /^(?<article>Les?) (?<name>.+)$/;

function totalText(count: number, place: Place | null, text: Text): string {
  if (!place?.label) return text("results.total", { count });
  if (place.type === "domain" || place.type === "region") return text("results.total_area", { count, place: place.label });
  const parts = article.exec(place.label)?.groups;
  if (!parts) return text("results.total_at", { count, place: place.label });
  return text(`results.total_at_${parts["article"]?.toLowerCase()}`, { count, place: parts["name"] ?? "" });
}
