import { packageCodes } from "../../../src/domain/packages.js";
import type { FindQuery, Visitor } from "../answers.js";
import { dayText } from "../catalogue/days.js";
import { airports } from "../catalogue/facts.js";
import { saintPancras, soldPackages } from "../catalogue/packages.js";
import { nameOfPlace, type Places, stationsOf, typeOfPlace } from "../catalogue/places.js";
import type { WireFind } from "./shapes.js";
import { regionName } from "../catalogue/place-words.js";

/** The result of a find, before it becomes a response. */
export interface Findings {
  readonly count: number;
  /** Day numbers. */
  readonly starts: ReadonlySet<number>;
  readonly ends: ReadonlySet<number>;
  /** Lodgings by the place of a package in the list of all. */
  readonly packages: ReadonlyMap<number, number>;
  readonly capacities: ReadonlySet<number>;
  /** Stations with a stay if the destination is let go. */
  readonly stations: ReadonlySet<number>;
  /** Codes of departures to where there is a stay if the departure is let go. */
  readonly departures: ReadonlySet<string>;
}

const sortedDays = (days: ReadonlySet<number>): string[] => [...days].sort((a, b) => a - b).map(dayText);

function placesWithStays(places: Places, asked: readonly number[], stations: ReadonlySet<number>): number[] {
  return asked.filter((id) => {
    const type = typeOfPlace(places, id);
    return type !== null && stationsOf(places, type, id)?.some((station) => stations.has(station.id)) === true;
  });
}

/** The response of a find. Departures are only sold with English packages. */
export function wireFind(places: Places, findings: Findings, query: FindQuery, visitor: Visitor): WireFind {
  const { place } = query.selection;
  const name = place && nameOfPlace(places, place.type, place.id);
  const origins = visitor.language === "en" ? [saintPancras, ...airports].filter(({ code }) => findings.departures.has(code)) : [];
  return {
    count: findings.count,
    placeIds: placesWithStays(places, query.topStationIds, findings.stations),
    destinationName: name && place.type === "region" ? regionName(name, visitor.language) : name,
    startDates: sortedDays(findings.starts),
    endDates: sortedDays(findings.ends),
    packages: soldPackages[visitor.language].map((id) => ({ id, count: findings.packages.get(packageCodes.indexOf(id)) ?? 0 })),
    origins: origins.map(({ code, name: shown }) => ({ code, name: shown })),
    capacity: [...findings.capacities].sort((a, b) => a - b).map((id) => ({ id })),
  };
}
