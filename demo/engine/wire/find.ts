import { packageCodes } from "../../../src/domain/packages.js";
import type { FindQuery, Selection, Visitor } from "../answers.js";
import { dayText } from "../catalogue/days.js";
import { departurePoints, soldPackages } from "../catalogue/packages.js";
import { nameOfPlace, type Places, stationsOf, typeOfPlace } from "../catalogue/places.js";
import { type PricedPlace, wirePlaces } from "./places.js";
import type { WireFind, WireStartPrice } from "./shapes.js";
import { regionName } from "../catalogue/place-words.js";

/** The lowest price for the party of the stays that begin on a day, and how many lodgings have one of the requested length. */
export interface PricedStart {
  readonly price: number;
  /** null where no length was requested. */
  readonly count: number | null;
}

/** The stays that begin on a day and have one length. */
export interface PricedLength {
  /** Day number. */
  readonly start: number;
  readonly nights: number;
  /** The lowest for the party. */
  readonly price: number;
  /** Lodgings. */
  readonly count: number;
}

/** The result of a find, before it becomes a response. */
export interface Findings {
  readonly count: number;
  /** Day numbers; null where a day is chosen already. */
  readonly starts: ReadonlyMap<number, PricedStart | null>;
  /** By start, then by length; null unless requested. */
  readonly grid: readonly PricedLength[] | null;
  /** null unless requested. */
  readonly places: readonly PricedPlace[] | null;
  /** Lodgings by the nights of their stays in the requested months. */
  readonly lengths: ReadonlyMap<number, number>;
  /** Day numbers. */
  readonly ends: ReadonlySet<number>;
  /** Lodgings by the place of a package in the list of all. */
  readonly packages: ReadonlyMap<number, number>;
  readonly capacities: ReadonlySet<number>;
  /** Stations with a stay if the destination is dropped. */
  readonly stations: ReadonlySet<number>;
  /** Codes of the departures from which there is a stay. */
  readonly departures: ReadonlySet<string>;
}

const sortedDays = (days: Iterable<number>): string[] => [...days].sort((a, b) => a - b).map(dayText);

/** Whether prices of start days are returned: the price of another start has no meaning once a day is chosen. */
export const isUndated = ({ begin, end }: Selection): boolean => begin === null && end === null;

function startPrices(starts: Findings["starts"], { nights, time }: FindQuery): WireStartPrice[] {
  return [...starts]
    .sort(([a], [b]) => a - b)
    .flatMap(([day, found]) => {
      if (found === null) return [];
      const { price, count } = found;
      return [{ date: dayText(day), price, ...(nights !== null && count !== null && { nights, count, asOf: time }) }];
    });
}

function placesWithStays(places: Places, asked: readonly number[], stations: ReadonlySet<number>): number[] {
  return asked.filter((id) => {
    const type = typeOfPlace(places, id);
    return type !== null && stationsOf(places, type, id)?.some((station) => stations.has(station.id)) === true;
  });
}

/** The response of a find. */
export function wireFind(places: Places, findings: Findings, query: FindQuery, visitor: Visitor): WireFind {
  const { place } = query.selection;
  const name = place && nameOfPlace(places, place.type, place.id);
  const origins = departurePoints.filter(({ code }) => findings.departures.has(code));
  return {
    count: findings.count,
    placeIds: placesWithStays(places, query.topStationIds, findings.stations),
    destinationName: name && place.type === "region" ? regionName(name, visitor.language) : name,
    startDates: sortedDays(findings.starts.keys()),
    ...(isUndated(query.selection) && { startPrices: startPrices(findings.starts, query) }),
    lengths: [...findings.lengths].sort(([a], [b]) => a - b).map(([nights, count]) => ({ nights, count })),
    ...(findings.grid && { priceGrid: findings.grid.map(({ start, ...cell }) => ({ start: dayText(start), ...cell, asOf: query.time })) }),
    ...(findings.places && { places: wirePlaces(places, findings.places) }),
    endDates: sortedDays(findings.ends),
    packages: soldPackages(visitor.language).map((id) => ({ id, count: findings.packages.get(packageCodes.indexOf(id)) ?? 0 })),
    origins: origins.map(({ code, name: shown }) => ({ code, name: shown })),
    capacity: [...findings.capacities].sort((a, b) => a - b).map((id) => ({ id })),
  };
}
