import type { LodgingFacts, StationAccess } from "../answers.js";
import { nearAirports, routeTo } from "../catalogue/facts.js";
import type { Lodging } from "../catalogue/lodgings.js";
import { positionOf, type Places } from "../catalogue/places.js";

type ShownFacts = Pick<
  Lodging,
  | "liheId"
  | "name"
  | "station"
  | "theme"
  | "lodgingType"
  | "building"
  | "cover"
  | "criteria"
  | "rating"
  | "reviews"
  | "cancellationDays"
  | "depositPercent"
  | "rooms"
>;

/** How a station is reached; null where it is not known. */
export function accessTo(stationId: number): StationAccess | null {
  const route = routeTo(stationId);
  if (!route) return null;
  const airports = Object.entries(route.fromAirports).map(([code, minutes]) => ({ code, name: nearAirports[code] ?? code, minutes }));
  return { train: { name: route.train, minutes: route.fromTrain }, airports, road: route.road };
}

/** The facts of a lodging for its own page. */
export function factsOf({ station, rating, ...lodging }: ShownFacts, places: Places): LodgingFacts {
  const { liheId, name, theme, lodgingType, building, cover, criteria, reviews, cancellationDays, depositPercent, rooms } = lodging;
  const domain = places.domains.find(({ id }) => id === station.domainId);
  return {
    liheId,
    name,
    theme,
    lodgingType,
    building,
    cover,
    criteria,
    reviews,
    cancellationDays,
    depositPercent,
    rooms,
    rating: rating / 10,
    stationId: station.id,
    stationName: station.name,
    domainName: domain?.name ?? "",
    country: station.country,
    altitude: station.altitude,
    position: positionOf(station.id),
    slopesKm: domain?.slopesKm ?? null,
    access: accessTo(station.id),
  };
}
