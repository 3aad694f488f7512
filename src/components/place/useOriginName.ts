import { mountainAirports } from "../../domain/mountain-airports.js";
import type { PlaceOrigin } from "../../domain/place-narrowing.js";
import type { Text } from "../../i18n/texts.js";
import { useText } from "../../i18n/useText.js";

/** The name of an airport, or of the railway stations. */
export function useOriginName(): (origin: PlaceOrigin) => string {
  const text = useText();
  return (origin) =>
    origin.kind === "station" ? text("place_map.station") : text("place_map.airport", { name: airportName(origin.code, text) });
}

/** The code of an airport that has no name of ours. */
export const airportName = (code: string, text: Text): string => (Object.hasOwn(mountainAirports, code) ? text(`airport.${code}`) : code);
