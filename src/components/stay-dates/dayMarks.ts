import type { Day, Month } from "../../calendar/day.js";
import { addDays, monthOf } from "../../calendar/day.js";
import type { DayMark, MarksOf } from "../../calendar/marks.js";

const plainMark = { highlight: null, dot: null, bar: null, content: null, label: null, popover: null, order: 0, customData: null };
const noMarks: readonly DayMark[] = [];

/** The marks of each day as a function. It returns the same list for a day each time. */
export function marksByDay(marked: Iterable<readonly [Day, DayMark]>): MarksOf {
  const marks = new Map<Day, DayMark[]>();
  for (const [day, mark] of marked) marks.set(day, [...(marks.get(day) ?? []), mark]);
  return (day) => marks.get(day) ?? noMarks;
}

/** Days with a bar under them. The description belongs to the first of them in view. */
export interface BarRun {
  readonly start: Day;
  readonly end: Day;
  /** A CSS colour. */
  readonly color: string;
  readonly description: string;
}

/** The bars of a run, on its days from `from` to `to`, both included. */
export function barMarks(run: BarRun, from: Day, to: Day): readonly (readonly [Day, DayMark])[] {
  const marks: [Day, DayMark][] = [];
  const first = run.start > from ? run.start : from;
  const last = run.end < to ? run.end : to;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const popover = day === first ? { text: run.description, visibility: "hover-focus" as const } : null;
    marks.push([day, { ...plainMark, key: `bar ${run.start}`, bar: { color: run.color, fill: "solid" }, popover }]);
  }
  return marks;
}

/** A text under a day, and in full in its accessible name; the cheapest day has it in the accent tone. */
export function priceMark(label: string, labelName: string, isLowest: boolean): DayMark {
  return { ...plainMark, key: "price", label, labelName, content: isLowest ? { color: "accent", fill: "solid" } : null };
}

/** A text that is in the accessible name of a day alone. */
export function nameMark(labelName: string): DayMark {
  return { ...plainMark, key: "name", labelName };
}

/** The lowest price of the days of some months; null where they have none. */
export function lowestPrice(prices: Readonly<Record<Day, number>>, months: readonly Month[]): number | null {
  const inView = Object.entries(prices).flatMap(([day, price]) => (months.includes(monthOf(day)) ? [price] : []));
  return inView.length > 0 ? Math.min(...inView) : null;
}
