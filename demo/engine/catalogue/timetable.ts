import type { Journey } from "../../../src/domain/journeys.js";
import { isAirport } from "../../../src/domain/origins.js";
import type { PackageCode } from "../../../src/domain/packages.js";
import { dayText } from "./days.js";
import { departurePoints, packagesWithDeparture } from "./packages.js";
import { minutesBeyondGeneva, minutesToGeneva, routeTo } from "./facts.js";
import { shareOf } from "./random.js";

/** A journey of which all is known. Its ends are codes of airports, names of stations. */
interface TimetableJourney extends Journey {
  readonly bags: number;
  readonly transferMinutes: number;
}

export interface ReturnJourneys {
  readonly stationId: number;
  /** A departure point. */
  readonly departure: string;
  /** The days of the stay. */
  readonly start: number;
  readonly end: number;
}

/** Clocks on the continent are an hour ahead of those of every departure point, in summer too. */
const ahead = 60;
const change = 95;
const byTrain = packagesWithDeparture[0] ?? [];
const byAir = packagesWithDeparture[1] ?? [];

/** Between two numbers, in steps of five; the same for the same text. */
const between = (least: number, most: number, text: string): number => least + 5 * Math.floor(shareOf(text) * ((most - least) / 5 + 1));

function local(day: number, minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${dayText(day)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

interface Line extends Pick<TimetableJourney, "kind" | "from" | "to" | "changes" | "bags" | "transferMinutes"> {
  readonly company: string;
  readonly number: number;
  /** On the way. */
  readonly minutes: number;
  /** Minutes of the day at which it leaves, on its way out and back. */
  readonly leaves: readonly [number, number];
}

function thereAndBack(
  { company, number, minutes, leaves: [morning, noon], ...line }: Line,
  start: number,
  end: number,
): TimetableJourney[] {
  return [
    { ...line, carrier: `${company} ${number}`, departs: local(start, morning), arrives: local(start, morning + minutes + ahead) },
    {
      ...line,
      carrier: `${company} ${number + 1}`,
      from: line.to,
      to: line.from,
      departs: local(end, noon),
      arrives: local(end, noon + minutes - ahead),
    },
  ];
}

/** The airport of a resort that is the fewest minutes by road away; null where none is known. */
function airportOf(stationId: number): { readonly code: string; readonly minutes: number } | null {
  const [nearest] = Object.entries(routeTo(stationId)?.fromAirports ?? {}).toSorted(([, one], [, other]) => one - other);
  return nearest ? { code: nearest[0], minutes: nearest[1] } : null;
}

function flights({ stationId, departure, start, end }: ReturnJourneys): TimetableJourney[] {
  const airport = airportOf(stationId);
  const direct = minutesToGeneva[departure];
  if (!airport || direct === undefined) return [];
  const line = `${departure} ${airport.code}`;
  const changes = shareOf(`change ${line}`) < 0.15 ? 1 : 0;
  return thereAndBack(
    {
      kind: "flight",
      company: "Névéa Air",
      number: 100 + 2 * Math.floor(shareOf(`number ${line}`) * 400),
      from: departure,
      to: airport.code,
      changes,
      bags: 1,
      transferMinutes: airport.minutes,
      minutes: direct + (minutesBeyondGeneva[airport.code] ?? 0) + changes * change,
      leaves: [between(6 * 60, 11 * 60, `out ${line}`), between(12 * 60 + 30, 18 * 60, `back ${line}`)],
    },
    start,
    end,
  );
}

function trains({ stationId, start, end }: ReturnJourneys, from: string): TimetableJourney[] {
  const route = routeTo(stationId);
  if (!route) return [];
  const line = `train ${route.train}`;
  return thereAndBack(
    {
      kind: "train",
      company: "Névéa Rail",
      number: 9000 + 2 * Math.floor(shareOf(`number ${line}`) * 400),
      from,
      to: route.train,
      changes: 1,
      bags: 2,
      transferMinutes: route.fromTrain,
      minutes: between(420, 510, `minutes ${line}`),
      leaves: [between(7 * 60, 9 * 60 + 30, `out ${line}`), between(10 * 60, 12 * 60, `back ${line}`)],
    },
    start,
    end,
  );
}

/** The journeys out and back of a package from a departure point; empty for a package without one. Invented, and the same every day. */
export function timetable(code: PackageCode, asked: ReturnJourneys): readonly TimetableJourney[] {
  if (byAir.includes(code)) return flights(asked);
  const station = departurePoints.find((point) => point.code === asked.departure);
  return byTrain.includes(code) && station && !isAirport(station.code) ? trains(asked, station.name) : [];
}
