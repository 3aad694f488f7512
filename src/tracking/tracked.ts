import { searchPackVersion } from "../domain/defaults.js";
import { nights, shortDate } from "../domain/stay-dates.js";

/** What every event of the data layer has. */
export interface Tracked<Name extends string> {
  readonly event: Name;
  /** The label of the search engine. */
  readonly searchEngineVersion: string;
}

export function tracked<Name extends string>(event: Name): Tracked<Name> {
  return { event, searchEngineVersion: searchPackVersion };
}

/** A day as it is tracked in every locale: the French way, `06/02/2027`. */
export const trackedDay = (day: string | null) => (day === null ? null : shortDate(day));

/** Calendar days from the start to the end. */
export const trackedDuration = (start: string | null, end: string | null) => (start !== null && end !== null ? nights(start, end) : null);
