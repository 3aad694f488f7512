import { addDays, monthOf, type Day, type Month } from "../calendar/day.js";
import { freeDays, sharedHolidays, visitorZones, type SharedHoliday } from "../domain/holiday-stays.js";
import { markets } from "../domain/markets.js";
import type { SchoolZone } from "../domain/school-zones.js";
import { feeOf } from "../store/fee.js";
import type { SearchSnapshot, SeasonState } from "../store/state/types.js";
import { stayLengthOf } from "../store/stay-length.js";
import type { DayPrices } from "./day-prices.js";

/** The number of cheapest starts that are listed. */
const listed = 5;

/** What the prices of a season read from the search. */
export const seasonParts = (search: SearchSnapshot) => ({
  grid: search.season.grid ?? noPrices,
  length: stayLengthOf(search),
  stayDates: search.stayDates,
  fee: feeOf(search).added,
  max: search.budget.max,
  zone: search.schoolZone,
  locale: search.settings.locale,
});
type SeasonParts = ReturnType<typeof seasonParts>;
const noPrices: NonNullable<SeasonState["grid"]> = [];

/** A stay that can be chosen: from what has to be paid, in whole units, and in how many lodgings. */
export interface SeasonStay {
  readonly start: Day;
  readonly end: Day;
  readonly nights: number;
  readonly price: number;
  readonly count: number;
}

/** What the starts are narrowed to. */
export type Narrowing =
  | { readonly kind: "any"; readonly id: "any" }
  | { readonly kind: "month"; readonly id: Month }
  | { readonly kind: "holiday"; readonly id: string; readonly holiday: SharedHoliday };

export interface SeasonModel {
  /** Null where it is any. */
  readonly nights: number | null;
  readonly zones: readonly SchoolZone[];
  readonly holidays: readonly SharedHoliday[];
  /** Any, the months with a start, and the holidays that a stay fits into. */
  readonly narrowings: readonly Narrowing[];
  readonly narrowing: Narrowing;
  /** The cheapest stay of each start of that length, in order. */
  readonly stays: readonly SeasonStay[];
  /** Those of them within the narrowing and the maximum; of any length the cheapest that is. */
  readonly inside: readonly SeasonStay[];
  /** The cheapest of `inside`, five at most. */
  readonly cheapest: readonly SeasonStay[];
  /** Every length of the starts within the narrowing. */
  readonly table: SeasonTable;
  /** The chosen dates, where they are one of the stays. */
  readonly chosen: SeasonStay | null;
}

interface SeasonCell {
  readonly stay: SeasonStay;
  /** Not within the narrowing, or above the maximum. */
  readonly isOut: boolean;
  /** The cheapest of its length. */
  readonly isCheapest: boolean;
  /** Hardly dearer than the cheapest of its length. */
  readonly isNear: boolean;
}

interface SeasonTable {
  readonly starts: readonly Day[];
  /** A row for each length that one of the starts has, with a cell for each start; null where no such stay begins then. */
  readonly rows: readonly { readonly nights: number; readonly cells: readonly (SeasonCell | null)[] }[];
}

/** A price is near the cheapest up to this ratio. */
const near = 1.1;

/** @param narrowedTo the id of a narrowing; any where there is none of that id. */
export function seasonModel(parts: SeasonParts, narrowedTo: string): SeasonModel {
  const { length, stayDates, max } = parts;
  const all = staysOf(parts);
  const ofLength = all.filter(({ nights }) => length === "any" || nights === length);
  const zones = visitorZones(markets[parts.locale], parts.zone);
  const holidays = holidaysOf(ofLength, zones);
  const narrowings = narrowingsOf(ofLength, holidays);
  const narrowing = narrowings.find(({ id }) => id === narrowedTo) ?? anyDate;
  const isInside = (stay: SeasonStay) => isWithin(narrowing, stay) && (max === null || stay.price <= max);
  const inside = cheapestByStart(ofLength.filter(isInside));
  const starts = cheapestByStart(ofLength.filter((stay) => isWithin(narrowing, stay))).map(({ start }) => start);
  return {
    nights: length === "any" ? null : length,
    zones,
    holidays,
    narrowings,
    narrowing,
    stays: cheapestByStart(ofLength),
    inside,
    cheapest: inside.toSorted(byPrice).slice(0, listed),
    table: { starts, rows: rowsOf(all, starts, isInside) },
    chosen: all.find(({ start, end }) => start === stayDates.start && end === stayDates.end) ?? null,
  };
}

const anyDate: Narrowing = { kind: "any", id: "any" };

/** The stays of a grid at what has to be paid, in order. */
export function staysOf({ grid, fee }: Pick<SeasonParts, "grid" | "fee">): readonly SeasonStay[] {
  return grid
    .map(({ start, nights, price, count }) => ({ start, end: addDays(start, nights), nights, price: Math.round(price + fee), count }))
    .toSorted((one, other) => compare(one.start, other.start) || one.nights - other.nights);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function byPrice(one: SeasonStay, other: SeasonStay): number {
  return one.price - other.price || compare(one.start, other.start);
}

/** @param stays in order. */
function cheapestByStart(stays: readonly SeasonStay[]): readonly SeasonStay[] {
  const cheapest = new Map<Day, SeasonStay>();
  for (const stay of stays) {
    const known = cheapest.get(stay.start);
    if (known === undefined || stay.price < known.price) cheapest.set(stay.start, stay);
  }
  return [...cheapest.values()];
}

function holidaysOf(stays: readonly SeasonStay[], zones: readonly SchoolZone[]): readonly SharedHoliday[] {
  const [first, last] = [stays[0], stays.at(-1)];
  return first === undefined || last === undefined ? [] : sharedHolidays(zones, first.start, last.end);
}

function narrowingsOf(stays: readonly SeasonStay[], holidays: readonly SharedHoliday[]): readonly Narrowing[] {
  const months = [...new Set(stays.map(({ start }) => monthOf(start)))];
  const ofHolidays = holidays.map((holiday): Narrowing => ({
    kind: "holiday",
    id: [holiday.name, ...holiday.zones, holiday.start].join(" "),
    holiday,
  }));
  return [
    anyDate,
    ...months.map((id): Narrowing => ({ kind: "month", id })),
    ...ofHolidays.filter((narrowing) => stays.some((stay) => isWithin(narrowing, stay))),
  ];
}

function isWithin(narrowing: Narrowing, { start, end }: SeasonStay): boolean {
  if (narrowing.kind === "any") return true;
  if (narrowing.kind === "month") return monthOf(start) === narrowing.id;
  const free = freeDays(narrowing.holiday);
  return start >= free.start && end <= free.end;
}

function rowsOf(stays: readonly SeasonStay[], starts: readonly Day[], isInside: (stay: SeasonStay) => boolean): SeasonTable["rows"] {
  const lengths = [...new Set(stays.map(({ nights }) => nights))].toSorted((one, other) => one - other);
  return lengths
    .map((nights) => {
      const byStart = new Map(stays.filter((stay) => stay.nights === nights).map((stay) => [stay.start, stay]));
      const ofRow = starts.map((start) => byStart.get(start));
      const lowest = Math.min(...ofRow.flatMap((stay) => (stay && isInside(stay) ? stay.price : [])));
      const cells = ofRow.map((stay): SeasonCell | null => {
        if (stay === undefined) return null;
        const isOut = !isInside(stay);
        return { stay, isOut, isCheapest: !isOut && stay.price === lowest, isNear: !isOut && stay.price <= lowest * near };
      });
      return { nights, cells };
    })
    .filter(({ cells }) => cells.some((cell) => cell !== null));
}

/** The prices of the starts within the narrowing, as those of the days of a calendar. */
export function seasonPrices({ nights, inside, cheapest, chosen }: SeasonModel): DayPrices {
  const priced = inside.map((stay) => ({ day: stay.start, price: stay.price, nights: stay.nights }));
  const lowest = cheapest[0] ? priced.find(({ day }) => day === cheapest[0]?.start) : undefined;
  return {
    length: nights ?? "any",
    prices: new Map(priced.map((one) => [one.day, one])),
    cheapest: new Set(lowest && [lowest.day]),
    lowest: lowest ?? null,
    ofStay: chosen?.price ?? null,
  };
}

const roundAmounts = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5];

/** A budget of this is offered though no stay of the season costs as much at least: others of its lodgings may. */
const usualBudget = 5000;

/** Round amounts above the lowest price, up to the highest one or a usual budget; and the one in force. */
export function maximaOf(stays: readonly SeasonStay[], max: number | null): readonly number[] {
  const prices = stays.map(({ price }) => price);
  const lowest = Math.min(...prices);
  const highest = Math.max(usualBudget, ...prices);
  const maxima = new Set(max === null ? [] : [max]);
  for (let magnitude = 10; magnitude < highest; magnitude *= 10)
    for (const amount of roundAmounts.map((factor) => factor * magnitude)) if (amount >= lowest && amount < highest) maxima.add(amount);
  return [...maxima].toSorted((one, other) => one - other);
}
