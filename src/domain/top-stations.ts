import { topStationsFile } from "./locale.js";
import type { TopStation } from "./places.js";
import { stationSearches } from "./top-resorts.js";

const countryNames = { fr: "France", uk: "France", nl: "Frankrijk" };

/** The ten top resorts of a locale, for a seller who names none of its own. */
export function topStationsOf(locale: string): TopStation[] {
  const file = topStationsFile(locale);
  return stationSearches[file].top_stations.map(({ id, label, placeType, domainName, regionName }) => {
    return { id, label, placeType, domainName, regionName, countryName: countryNames[file] };
  });
}
