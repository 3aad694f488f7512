import { durationText } from "../../i18n/journey-texts.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import type { PlaceLimitName } from "../../domain/place-narrowing.js";
import { useSearch } from "../../store/useSearch.js";

/** The words of a limit's value; null for none. */
export function useLimitText(): (name: PlaceLimitName, value: number | null) => string {
  const text = useText();
  const format = useFormat();
  const currency = useSearch((search) => search.settings.currency);
  const texts: Readonly<Record<PlaceLimitName, (value: number) => string>> = {
    altitude: (value) => text("place_map.at_least", { value: text("place_map.metres", { value: format.number(value) }) }),
    slopesKm: (value) => text("place_map.at_least", { value: text("place_map.kilometres", { value: format.number(value) }) }),
    price: (value) => text("place_map.at_most", { value: format.money(value, currency) }),
    minutes: (value) => text("place_map.at_most", { value: durationText(value, text) }),
  };
  return (name, value) => (value === null ? text(`place_map.any_${name}`) : texts[name](value));
}
