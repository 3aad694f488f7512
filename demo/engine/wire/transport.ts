import type { Journey } from "../../../src/domain/journeys.js";
import type { Language } from "../../../src/domain/locale.js";
import type { PackageCode } from "../../../src/domain/packages.js";
import { nearAirports } from "../catalogue/facts.js";
import { departurePoints, fares } from "../catalogue/packages.js";
import type { Period } from "../catalogue/periods.js";
import type { Places, Station } from "../catalogue/places.js";
import { timetable } from "../catalogue/timetable.js";
import { demoWords } from "../../words/all.js";

/** What the transport of a stay depends on. */
interface TransportOptions {
  readonly code: PackageCode;
  readonly station: Pick<Station, "id" | "domainId">;
  readonly period: Pick<Period, "start" | "end">;
  /** Codes of the requested departures; any if empty. */
  readonly origins: readonly string[];
  readonly language: Language;
}

/** The journeys to a stay and back, from the cheapest of the requested departures; null without transport whose departure is known. */
export function transportOf(options: TransportOptions, places: Places): readonly Journey[] | null {
  const { code, station, period, language } = options;
  const departure = cheapestDeparture(options, places);
  if (departure === null) return null;
  const journeys = timetable(code, { stationId: station.id, departure, start: period.start, end: period.end });
  if (journeys.length === 0) return null;
  return journeys.map((journey) => ({ ...journey, from: placeName(journey.from, language), to: placeName(journey.to, language) }));
}

/** The fares of a package to a ski domain, by both: a page of products has many stays of few. */
const knownFares = new Map<string, ReturnType<typeof fares>>();

function faresTo(code: PackageCode, domainId: number, places: Places): ReturnType<typeof fares> {
  const key = `${code} ${domainId}`;
  const known = knownFares.get(key);
  if (known) return known;
  const domain = places.domains.find(({ id }) => id === domainId);
  const found = domain ? fares(code, domain) : [];
  knownFares.set(key, found);
  return found;
}

function cheapestDeparture({ code, station, origins }: TransportOptions, places: Places): string | null {
  const asked = faresTo(code, station.domainId, places).filter(
    ({ origin }) => origins.length === 0 || (origin !== null && origins.includes(origin)),
  );
  const least = Math.min(...asked.map(({ amount }) => amount));
  return asked.find(({ amount }) => amount === least)?.origin ?? null;
}

/** An airport by its city or its own name, without the word for airport; a station as it is. */
function placeName(code: string, language: Language): string {
  const city = nearAirports[code];
  if (city !== undefined) return demoWords[language].airports[city] ?? city;
  return departurePoints.find((point) => point.code === code)?.name.replace(/ (?:International )?Airport$/, "") ?? code;
}
