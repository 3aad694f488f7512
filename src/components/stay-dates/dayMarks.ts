import type { Day } from "../../calendar/day.js";
import { addDays } from "../../calendar/day.js";
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

/** A text under a day, and in full in its accessible name; the cheapest day has an arrow and the accent tone. */
export function priceMark(label: string, labelName: string, isCheapest: boolean): DayMark {
  const content = isCheapest ? ({ color: "accent", fill: "solid" } as const) : null;
  return { ...plainMark, key: "price", label: isCheapest ? `↓${label}` : label, labelName, content };
}

/** A text that is in the accessible name of a day alone. */
export function nameMark(labelName: string): DayMark {
  return { ...plainMark, key: "name", labelName };
}
