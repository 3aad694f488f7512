import { addDays, monthOf, weekdayOf, type Day, type Month } from "../calendar/day.js";
import { times } from "../calendar/times.js";
import { freeDays, type SharedHoliday } from "../domain/holiday-stays.js";
import type { SchoolZone } from "../domain/school-zones.js";
import type { SeasonModel, SeasonStay } from "./season.js";

/** The most starts that have a bar each: with more, each bar would be narrower than a finger or a pointer can press. */
const mostBars = 25;
const steps = 3;
const roundSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10];

/** A start day, or a week from Monday to Sunday, with its cheapest stay: of those within the narrowing and the maximum if there are some. */
export interface SeasonBar {
  readonly stay: SeasonStay;
  /** Of the whole height, from 0 to 1. */
  readonly height: number;
  /** It has no stay within the narrowing and the maximum. */
  readonly isOut: boolean;
  /** Its place among the cheapest starts, from 1; null for the others. */
  readonly rank: number | null;
  /** The month that begins with this bar. */
  readonly month: Month | null;
}

/** The holidays over some bars, from the first to the last. */
interface SeasonShade {
  readonly name: SharedHoliday["name"];
  readonly zones: readonly SchoolZone[];
  readonly first: number;
  readonly last: number;
}

export interface SeasonGraph {
  readonly bars: readonly SeasonBar[];
  /** The bars are of weeks. */
  readonly isByWeek: boolean;
  /** The amounts of the axis, from 0 up. */
  readonly axis: readonly number[];
  readonly shades: readonly SeasonShade[];
}

export function seasonGraph({
  stays,
  inside,
  cheapest,
  holidays,
}: Pick<SeasonModel, "stays" | "inside" | "cheapest" | "holidays">): SeasonGraph {
  const isByWeek = stays.length > mostBars;
  const barOf = isByWeek ? mondayOf : (day: Day) => day;
  const shown = [...groupsOf(stays, barOf)].map(([key, group]) => {
    const ofBar = inside.filter(({ start }) => barOf(start) === key);
    return { stay: cheapestOf(ofBar) ?? cheapestOf(group), isOut: ofBar.length === 0 };
  });
  const axis = axisOf(Math.max(0, ...shown.map(({ stay }) => stay?.price ?? 0)));
  const top = axis.at(-1) ?? 1;
  const bars: SeasonBar[] = [];
  for (const { stay, isOut } of shown) {
    if (stay === null) continue;
    const rank = cheapest.findIndex(({ start }) => start === stay.start);
    const month = monthOf(stay.start);
    const former = bars.at(-1);
    bars.push({
      stay,
      height: stay.price / top,
      isOut,
      rank: rank < 0 || isOut ? null : rank + 1,
      month: former && monthOf(former.stay.start) === month ? null : month,
    });
  }
  return { bars, isByWeek, axis, shades: shadesOf(bars, holidays) };
}

function mondayOf(day: Day): Day {
  return addDays(day, -((weekdayOf(day) + 5) % 7));
}

function groupsOf(stays: readonly SeasonStay[], keyOf: (day: Day) => Day): ReadonlyMap<Day, readonly SeasonStay[]> {
  const groups = new Map<Day, SeasonStay[]>();
  for (const stay of stays) groups.set(keyOf(stay.start), [...(groups.get(keyOf(stay.start)) ?? []), stay]);
  return groups;
}

function cheapestOf(stays: readonly SeasonStay[]): SeasonStay | null {
  return stays.reduce<SeasonStay | null>((cheapest, stay) => (cheapest === null || stay.price < cheapest.price ? stay : cheapest), null);
}

/** Round amounts at equal distances, from 0 to one that is not below the highest. */
function axisOf(highest: number): readonly number[] {
  const least = Math.max(1, highest) / steps;
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = roundSteps.map((factor) => factor * magnitude).find((amount) => amount >= least) ?? 10 * magnitude;
  return times(steps + 1, (index) => index * step);
}

/** Holidays of one name that share bars are one. */
function shadesOf(bars: readonly SeasonBar[], holidays: readonly SharedHoliday[]): readonly SeasonShade[] {
  const shades: SeasonShade[] = [];
  for (const { name, zones, ...days } of holidays) {
    const free = freeDays(days);
    const isFree = ({ stay: { start } }: SeasonBar) => start >= free.start && start < free.end;
    const [first, last] = [bars.findIndex(isFree), bars.findLastIndex(isFree)];
    if (first < 0) continue;
    const former = shades.at(-1);
    const joins = former !== undefined && former.name === name && first <= former.last + 1;
    if (joins) shades.pop();
    shades.push(
      joins
        ? { name, zones: [...new Set([...former.zones, ...zones])].toSorted(), first: former.first, last: Math.max(last, former.last) }
        : { name, zones, first, last },
    );
  }
  return shades;
}

/** The bar or the column that a key moves to, from one of days in order; null for any other key. */
export function startAfterKey(
  key: string,
  at: number,
  days: readonly Day[],
  { rightToLeft }: { readonly rightToLeft: boolean },
): number | null {
  const last = days.length - 1;
  const forward = rightToLeft ? -1 : 1;
  switch (key) {
    case "ArrowRight":
      return bounded(at + forward, last);
    case "ArrowLeft":
      return bounded(at - forward, last);
    case "Home":
      return 0;
    case "End":
      return last;
    case "PageDown":
      return monthAway(at, days, 1);
    case "PageUp":
      return monthAway(at, days, -1);
    default:
      return null;
  }
}

function bounded(index: number, last: number): number {
  return Math.max(0, Math.min(index, last));
}

/** The first start of the next or the former month. */
function monthAway(at: number, days: readonly Day[], by: 1 | -1): number {
  const months = [...new Set(days.map(monthOf))];
  const month = months[bounded(months.indexOf(monthOf(days[at] ?? "")) + by, months.length - 1)];
  return Math.max(
    0,
    days.findIndex((day) => monthOf(day) === month),
  );
}
