import type { Day } from "../calendar/day.js";
import type { SchoolZone } from "./school-zones.js";

const periodsOfFrance = [
  ["autumn", "2025-10-18", "2025-11-02"],
  ["christmas", "2025-12-20", "2026-01-04"],
  ["summer", "2026-07-04", "2026-08-31"],
  ["autumn", "2026-10-17", "2026-11-01"],
  ["christmas", "2026-12-19", "2027-01-03"],
  ["summer", "2027-07-03", "2027-08-31"],
] as const;

/**
 * Names and days, both included. France: decrees on the school calendar (JORFTEXT000052416058 for 2026-2027); 2025-2026 agrees with
 * the data set of Etalab (Licence Ouverte). England: typical dates, which vary by local authority.
 */
const periods = {
  a: [
    ...periodsOfFrance,
    ["winter", "2026-02-07", "2026-02-22"],
    ["spring", "2026-04-04", "2026-04-19"],
    ["winter", "2027-02-13", "2027-02-28"],
    ["spring", "2027-04-10", "2027-04-25"],
  ],
  b: [
    ...periodsOfFrance,
    ["winter", "2026-02-14", "2026-03-01"],
    ["spring", "2026-04-11", "2026-04-26"],
    ["winter", "2027-02-20", "2027-03-07"],
    ["spring", "2027-04-17", "2027-05-02"],
  ],
  c: [
    ...periodsOfFrance,
    ["winter", "2026-02-21", "2026-03-08"],
    ["spring", "2026-04-18", "2026-05-03"],
    ["winter", "2027-02-06", "2027-02-21"],
    ["spring", "2027-04-03", "2027-04-18"],
  ],
  england: [
    ["autumn_half_term", "2025-10-27", "2025-10-31"],
    ["christmas", "2025-12-22", "2026-01-02"],
    ["february_half_term", "2026-02-16", "2026-02-20"],
    ["easter", "2026-03-30", "2026-04-10"],
    ["may_half_term", "2026-05-25", "2026-05-29"],
    ["summer", "2026-07-23", "2026-08-31"],
    ["autumn_half_term", "2026-10-26", "2026-10-30"],
    ["christmas", "2026-12-19", "2027-01-03"],
    ["february_half_term", "2027-02-15", "2027-02-19"],
    ["easter", "2027-03-26", "2027-04-09"],
    ["may_half_term", "2027-05-31", "2027-06-04"],
    ["summer", "2027-07-22", "2027-08-31"],
  ],
} as const;

export interface SchoolHoliday {
  readonly name: (typeof periods)[SchoolZone][number][0];
  /** The first and the last day. */
  readonly start: Day;
  readonly end: Day;
}

/** The holidays of a zone that have a day from `from` to `to`, both included, the earliest first. */
export function schoolHolidays(zone: SchoolZone, from: Day, to: Day): readonly SchoolHoliday[] {
  return periods[zone]
    .map(([name, start, end]) => ({ name, start, end }))
    .filter(({ start, end }) => start <= to && end >= from)
    .toSorted((one, other) => (one.start < other.start ? -1 : 1));
}
