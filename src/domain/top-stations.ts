import { marketOf } from "./locale.js";
import type { TopStation } from "./places.js";
import { topResortsOf } from "./top-resorts.js";

/** The ten top resorts of a locale, for a seller who names none of its own; of a locale that is not supported, the French ones. */
export function topStationsOf(locale: string): TopStation[] {
  const { topStations, resortsCountry: countryName } = marketOf(locale);
  return topResortsOf(topStations).map((resort) => ({ ...resort, countryName }));
}
