import { dayText } from "../catalogue/days.js";
import { routeTo } from "../catalogue/facts.js";
import { heightAndLiftsOf, positionOf, type Places, type Station } from "../catalogue/places.js";
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

/** The railway station and the airports that a station is reached from. A railway station has its name for a code. */
function accessOf({ id }: Station): WirePlace["access"] {
  const route = routeTo(id);
  if (!route) return [];
  const airports = Object.entries(route.fromAirports).map(([code, minutes]) => ({ code, kind: "airport" as const, minutes }));
  return [{ code: route.train, kind: "station", minutes: route.fromTrain }, ...airports];
}

/** The stations of a find, the cheapest first, with the facts of each. */
export function wirePlaces({ stations, domains }: Places, priced: readonly PricedPlace[]): WirePlace[] {
  return [...priced]
    .sort((one, other) => one.price - other.price || one.id - other.id)
    .flatMap(({ id, count, price, nights, start }): WirePlace[] => {
      const station = stations.find((one) => one.id === id);
      if (!station) return [];
      const domain = domains.find((one) => one.id === station.domainId);
      return [
        {
          ...{ id, type: "station", label: station.name, count, price, nights, start: dayText(start), altitude: station.altitude },
          ...positionOf(id),
          ...heightAndLiftsOf(station.domainId),
          ...(domain && { slopesKm: domain.slopesKm, area: domain.name }),
          access: accessOf(station),
        },
      ];
    });
}
