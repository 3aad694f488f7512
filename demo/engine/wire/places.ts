import { accessRoutes } from "../catalogue/facts.js";
import { dayText } from "../catalogue/days.js";
import { highestOf, type Places, type Station } from "../catalogue/places.js";
import type { WirePlace } from "./shapes.js";

/** The lowest price of a search in a station, and the first stay that has it. */
export interface PricedPlace {
  readonly id: number;
  /** Lodgings with a stay of the search. */
  readonly count: number;
  /** The party's. */
  readonly price: number;
  readonly nights: number;
  /** Day number. */
  readonly start: number;
}

/** The airports that a station is reached from. */
function accessOf({ id }: Station): WirePlace["access"] {
  const route = accessRoutes.find(({ stations }) => stations.includes(id));
  return route?.airports.map((code) => ({ code, kind: "airport" as const })) ?? [];
}

/** The stations of a find, the cheapest first, with the facts of each. */
export function wirePlaces({ stations, domains }: Places, priced: readonly PricedPlace[]): WirePlace[] {
  return [...priced]
    .sort((one, other) => one.price - other.price || one.id - other.id)
    .flatMap(({ id, count, price, nights, start }): WirePlace[] => {
      const station = stations.find((one) => one.id === id);
      if (!station) return [];
      const domain = domains.find((one) => one.id === station.domainId);
      const altitudeMax = highestOf(station.domainId);
      return [
        {
          ...{ id, type: "station", label: station.name, count, price, nights, start: dayText(start), altitude: station.altitude },
          ...(altitudeMax !== null && { altitudeMax }),
          ...(domain && { slopesKm: domain.slopesKm, area: domain.name }),
          access: accessOf(station),
        },
      ];
    });
}
