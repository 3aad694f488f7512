import { addDays, weekdayOf, type Day } from "../calendar/day.js";
import type { Market } from "./markets.js";
import { schoolHolidays, type SchoolHoliday } from "./school-holidays.js";
import type { SchoolZone } from "./school-zones.js";

const monday = 2;
const friday = 6;

/** Days from the first to the last, both included. */
interface Days {
  readonly start: Day;
  readonly end: Day;
}

/** School holidays that several zones have on the same days. */
export interface SharedHoliday extends SchoolHoliday {
  /** In the order in which the market has them. */
  readonly zones: readonly SchoolZone[];
}

/** The zones whose holidays concern a visitor: the chosen one, else that of the market, else all of them. */
export function visitorZones({ schoolZones, homeZone }: Pick<Market, "schoolZones" | "homeZone">, chosen: SchoolZone | "none" | null) {
  if (chosen === "none") return [];
  const own = schoolZones.find((zone) => zone === chosen) ?? homeZone;
  return own === null ? schoolZones : [own];
}

/** The holidays of the zones that have a day from `from` to `to`, both included, the earliest first. */
export function sharedHolidays(zones: readonly SchoolZone[], from: Day, to: Day): readonly SharedHoliday[] {
  const shared = new Map<string, SharedHoliday>();
  for (const zone of zones)
    for (const holiday of schoolHolidays(zone, from, to)) {
      const key = `${holiday.name} ${holiday.start} ${holiday.end}`;
      shared.set(key, { ...holiday, zones: [...(shared.get(key)?.zones ?? []), zone] });
    }
  return [...shared.values()].toSorted((one, other) => (one.start < other.start ? -1 : 1));
}

/** The days without school: with the weekend before a Monday, and the one after a Friday. */
export function freeDays({ start, end }: Days): Days {
  return {
    start: weekdayOf(start) === monday ? addDays(start, -2) : start,
    end: weekdayOf(end) === friday ? addDays(end, 2) : end,
  };
}
