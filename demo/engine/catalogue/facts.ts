import { readFileSync } from "node:fs";
import { array, type GenericSchema, nullable, number, object, parse, record, string } from "valibot";

/** Facts about real places and dates, copied with their credits into `data/` (see data/SOURCES.md). */
function readFacts<Schema extends GenericSchema>(name: string, schema: Schema) {
  return parse(schema, JSON.parse(readFileSync(new URL(`../data/${name}`, import.meta.url), "utf8")));
}

const stationFacts = object({
  id: number(),
  name: string(),
  parentStation: nullable(string()),
  domainId: number(),
  region: string(),
  country: string(),
  altitude: number(),
  lat: number(),
  lng: number(),
});
const domainFacts = object({ id: number(), name: string(), slopesKm: number(), altMax: number(), lifts: number() });

/** Ski domains and their stations. */
export const { domains: factualDomains, stations: factualStations } = readFacts(
  "stations.json",
  object({ domains: array(domainFacts), stations: array(stationFacts) }),
);

/**
 * How stations are reached: their railway station, roads in the order of the journey, and by the id of each station the minutes by road from
 * the railway station (`train`) and from each airport, by its code.
 */
export const { airports: nearAirports, routes: accessRoutes } = readFacts(
  "access.json",
  object({
    airports: record(string(), string()),
    routes: array(object({ train: string(), road: array(string()), minutes: record(string(), record(string(), number())) })),
  }),
);

/** The way to a station, with minutes by road; null where it is not known. */
export function routeTo(stationId: number) {
  const route = accessRoutes.find(({ minutes }) => String(stationId) in minutes);
  const { train: fromTrain = 0, ...fromAirports } = route?.minutes[stationId] ?? {};
  return route ? { train: route.train, road: route.road, fromTrain, fromAirports } : null;
}

/** Airports that flights leave from. */
export const { airports } = readFacts(
  "airports.json",
  object({ airports: array(object({ code: string(), name: string(), country: string() })) }),
);

/** Minutes of a direct flight from each airport to Geneva, and what another airport of destination adds to them. */
export const { minutesToGeneva, minutesBeyondGeneva } = readFacts(
  "flights.json",
  object({ minutesToGeneva: record(string(), number()), minutesBeyondGeneva: record(string(), number()) }),
);

/** School holidays by zone; both days included. */
export const { zones: schoolHolidays } = readFacts(
  "school-holidays.json",
  object({ zones: record(string(), array(object({ name: string(), start: string(), end: string() }))) }),
);
