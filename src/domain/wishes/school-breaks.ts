import { addDays, monthOf, weekdayOf, type Day, type Month } from "../../calendar/day.js";
import { freeDays } from "../holiday-stays.js";
import { schoolHolidays, type SchoolHoliday } from "../school-holidays.js";
import type { SchoolZone } from "../school-zones.js";

/** What a wish calls school holidays, with the names of those that it may mean. */
const meant = {
  autumn: ["autumn", "autumn_half_term"],
  winter: ["winter", "february_half_term"],
  spring: ["spring", "easter"],
  may: ["may_half_term"],
  halfTerm: ["autumn", "winter", "autumn_half_term", "february_half_term", "may_half_term"],
  /** Those whose days differ by zone. */
  zoned: ["winter", "spring"],
} as const satisfies Readonly<Record<string, readonly SchoolHoliday["name"][]>>;

type SchoolSeason = keyof typeof meant;

export const isSchoolSeason = (name: string | null): name is SchoolSeason => name !== null && Object.hasOwn(meant, name);

/** School holidays that have a whole week, from Saturday to Saturday. */
export interface SchoolBreak {
  readonly name: SchoolHoliday["name"];
  readonly zones: readonly SchoolZone[];
  /** The month of the first such week. */
  readonly month: Month;
  /** The Saturday on which it begins; null where the zones have different ones. */
  readonly start: Day | null;
}

interface Break {
  readonly name: SchoolHoliday["name"];
  readonly zone: SchoolZone;
  readonly start: Day;
}

/** The next such holidays of the zones, in a year if one is said; null where none are known, or they are in several months. */
export function nextBreak(season: SchoolSeason, zones: readonly SchoolZone[], year: number | null, today: Day): SchoolBreak | null {
  const coming = zones.flatMap((zone) => breaksOf(zone, season, year, today).slice(0, 1));
  const [first] = coming.toSorted((one, other) => (one.start < other.start ? -1 : 1));
  if (!first) return null;
  const sameYear = coming.filter(({ start }) => start.slice(0, 4) === first.start.slice(0, 4));
  const month = monthOf(first.start);
  if (sameYear.some(({ start }) => monthOf(start) !== month)) return null;
  const isShared = sameYear.every(({ start }) => start === first.start);
  return { name: first.name, zones: sameYear.map(({ zone }) => zone), month, start: isShared ? first.start : null };
}

const endOfTime = "9999-12-31";

function breaksOf(zone: SchoolZone, season: SchoolSeason, year: number | null, today: Day): readonly Break[] {
  const names: readonly SchoolHoliday["name"][] = meant[season];
  return schoolHolidays(zone, today, endOfTime)
    .filter(({ name }) => names.includes(name))
    .flatMap((holiday) => {
      const start = firstWeek(holiday, today);
      return start === null ? [] : [{ name: holiday.name, zone, start }];
    })
    .filter(({ start }) => year === null || start.startsWith(`${year}-`));
}

/** The first Saturday from today on whose week ends in the holidays. */
function firstWeek(holiday: SchoolHoliday, today: Day): Day | null {
  const free = freeDays(holiday);
  const earliest = free.start < today ? today : free.start;
  const start = addDays(earliest, 7 - weekdayOf(earliest));
  return addDays(start, 7) <= free.end ? start : null;
}
