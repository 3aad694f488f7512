import { summerEngineId } from "../../../src/domain/defaults.js";
import { expandOrigin } from "../../../src/api/origins.js";
import { isPackageCode, type PackageCode } from "../../../src/domain/packages.js";
import type { Selection } from "../answers.js";
import { dayNumber, firstDayOfMonth } from "../catalogue/days.js";
import { require } from "../service/problem.js";

/** Checks that the shapes of the calls leave to the server: what a value means, not how it is written. */

const largestParty = 20;
const oldest = 120;
const longestList = 200;
/** Days within which the arithmetic of days is safe. */
const firstYear = "2000-01-01";
const lastYear = "2100-01-01";

/** A day as a number; null when it was not given. */
function dayOf(value: string | undefined, field: string): number | null {
  if (value === undefined) return null;
  const day = dayNumber(value);
  require(day !== null && value >= firstYear && value < lastYear, field, `"${value}" is no day from ${firstYear} to ${lastYear}`);
  return day;
}

/** The two days of a stay. An end needs no start, but is not before it. */
export function datesOf(begin: string | undefined, end: string | undefined, names: { readonly begin: string; readonly end: string }) {
  const dates = { begin: dayOf(begin, names.begin), end: dayOf(end, names.end) };
  require(dates.begin === null || dates.end === null || dates.end > dates.begin, names.end, `must be after ${names.begin}`);
  return dates;
}

/** The first day of a `yyyy-MM` month, and the first day after a number of months. */
export function monthsOf(month: string, count: number, field: string): { readonly from: number; readonly to: number } {
  const [from, to] = [firstDayOfMonth(month), firstDayOfMonth(month, count)];
  const isKnown = from !== null && to !== null && `${month}-01` >= firstYear && `${month}-01` < lastYear;
  require(isKnown, field, `"${month}" is no month from ${firstYear} to ${lastYear}`);
  return { from, to };
}

/** A search without dates looks for skiing, and on the summer engine for the summer. */
export function seasonOf(engineId: number, { begin, end }: ReturnType<typeof datesOf>): Selection["season"] {
  if (begin !== null || end !== null) return null;
  return engineId === summerEngineId ? "E" : "H";
}

export function packagesOf(codes: readonly string[] | undefined, field: string): PackageCode[] {
  return (codes ?? []).map((text) => {
    const code = text.toUpperCase();
    require(isPackageCode(code), field, `"${text}" is no package`);
    return code;
  });
}

/** Ages of a party of 1 to 20. */
export function agesOf(ages: readonly number[], field: string): readonly number[] {
  require(ages.length >= 1 && ages.length <= largestParty, field, `a party has 1 to ${largestParty} people`);
  require(ages.every((age) => age <= oldest), field, `an age is at most ${oldest}`);
  return ages;
}

/** A list of ids of bearable length. */
export function idsOf(ids: readonly number[] | undefined, field: string): readonly number[] {
  require((ids?.length ?? 0) <= longestList, field, `at most ${longestList} values`);
  return ids ?? [];
}

/** A number between two bounds, both included. */
export function boundedOf(value: number, field: string, least: number, most: number): number {
  require(value >= least && value <= most, field, `must be from ${least} to ${most}`);
  return value;
}

/** Departures, with "any London airport" as its six; unknown codes are kept, and find nothing. */
export function originsOf(codes: readonly string[] | undefined, field: string): readonly string[] {
  require((codes?.length ?? 0) <= longestList, field, `at most ${longestList} values`);
  return (codes ?? []).flatMap((code) => {
    const known = expandOrigin(code);
    return known.length > 0 ? known : [code];
  });
}
