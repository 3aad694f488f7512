import type { Catalogue } from "../catalogue/catalogue.js";
import { dayText, knownDay } from "../catalogue/days.js";
import { bitPlaces } from "./bits.js";
import { stockRows } from "./stock-rows.js";
import type { TableRows, Value } from "./table-rows.js";

/** The first day of the month of a day, `yyyy-MM-01`. */
export const monthOf = (day: number): string => `${dayText(day).slice(0, 7)}-01`;

/** Days of one month as bits: the first of it is the lowest. */
export const dayBit = (day: number): number => 2 ** (day - knownDay(monthOf(day)));

/** The days that bits of a month represent. */
export const daysOfMonth = (month: string, bits: number): number[] => bitPlaces(bits).map((at) => knownDay(month) + at);

/** On which days of a month one can arrive in a room of a size, by the nights one stays (see schema.sql). */
export function arrivals(catalogue: Catalogue): TableRows {
  const rows = new Map<string, { readonly about: readonly Value[]; days: number }>();
  for (const { lodging, period, sale, size } of stockRows(catalogue)) {
    const about = [lodging.liheId, monthOf(period.start), sale, ...size];
    const key = about.join(" ");
    const known = rows.get(key) ?? { about, days: 0 };
    known.days |= dayBit(period.start);
    rows.set(key, known);
  }
  return { table: "arrival", rows: [...rows.values()].map(({ about, days }) => [...about, days]) };
}
