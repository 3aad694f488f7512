import type { LodgingFacts } from "../answers.js";
import type { Lodging } from "../catalogue/lodgings.js";
import { nameOfPlace, type Places } from "../catalogue/places.js";

/** What a lodging's own page shows of it. */
export function factsOf(
  { liheId, name, station, theme }: Pick<Lodging, "liheId" | "name" | "station" | "theme">,
  places: Places,
): LodgingFacts {
  return {
    liheId,
    name,
    stationId: station.id,
    stationName: station.name,
    domainName: nameOfPlace(places, "domain", station.domainId) ?? "",
    theme,
  };
}
