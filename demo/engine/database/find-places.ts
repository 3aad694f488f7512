import type { FindQuery, Visitor } from "../answers.js";
import { dayText, firstDayOfMonth, knownDay } from "../catalogue/days.js";
import type { PricedPlace } from "../wire/places.js";
import type { Database } from "./database.js";
import { isInCube } from "./selection.js";
import { type Parameters, statement } from "./statements.js";

interface PlaceRow {
  readonly station: number;
  readonly day: string;
  readonly nights: number;
  readonly price: number;
  /** Lodgings. */
  readonly count: number;
}

/** The first day of the first month that begins on a day or after it. */
function firstMonthFrom(day: number): number {
  const dayBefore = dayText(day - 1);
  return firstDayOfMonth(dayBefore.slice(0, 7), 1) ?? day;
}

/**
 * The stations with a stay of the search as given, and its lowest price in each. The cube of prices has numbers of lodgings by start day
 * and length, which do not add up: it is read where the search has one of each. Else the lowest prices of whole months are, and the stays
 * of other days.
 */
export async function findPlaces(
  database: Database,
  parameters: Parameters,
  { selection, nights, from, to }: FindQuery,
  { today }: Visitor,
): Promise<readonly PricedPlace[]> {
  const { begin, end } = selection;
  const days = begin === null ? { from, to } : { from: Math.max(today, begin), to: begin + 1 };
  const isOfOneLength = begin !== null && (end !== null || nights !== null);
  const source = isOfOneLength && isInCube(selection, parameters) ? "lowest-places" : "find-places";
  // Without a day, the requested days end with a month.
  const whole = begin === null && end === null ? Math.min(firstMonthFrom(from), to) : days.to;
  const bounds = { nights: nights ?? 0, from: dayText(days.from), wholeFrom: dayText(whole), until: dayText(days.to) };
  const rows = await database.query<PlaceRow>(statement(source, { ...parameters, ...bounds }));
  return rows.map(({ station, day, ...priced }) => ({ id: station, start: knownDay(day), ...priced }));
}
