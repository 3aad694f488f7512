import { addDays } from "./day.js";
import type { Day } from "./day.js";
import { remembered } from "./remembered.js";

/** Days from `start` to `end`, both included; `start` is not later. */
export interface DayRange {
  readonly start: Day;
  readonly end: Day;
}

/** The range between two days, whichever is earlier. */
export function rangeBetween(one: Day, other: Day): DayRange {
  return one <= other ? { start: one, end: other } : { start: other, end: one };
}

/** Rows and months whose neighbouring days are kept, for twelve months: a range is cut for each at every move of the pointer. */
const keptNeighbours = 100;
const dayBefore = remembered(keptNeighbours, (day) => addDays(day, -1));
const dayAfter = remembered(keptNeighbours, (day) => addDays(day, 1));

/**
 * The part of a range that a row from `first` to `last` needs: an end outside the row becomes the day just outside it. Null if the
 * range has no day in the row. A row whose part stays the same need not be redrawn.
 */
export function cutRange(range: DayRange | null, first: Day, last: Day): DayRange | null {
  if (range === null || range.end < first || range.start > last) return null;
  return {
    start: range.start < first ? dayBefore(first) : range.start,
    end: range.end > last ? dayAfter(last) : range.end,
  };
}

/** The position of a day in a range. */
export type RangePosition = "single" | "start" | "inside" | "end";

/** Null when the day is outside. */
export function positionIn(range: DayRange | null, day: Day): RangePosition | null {
  if (range === null || day < range.start || day > range.end) return null;
  if (range.start === range.end) return "single";
  if (day === range.start) return "start";
  return day === range.end ? "end" : "inside";
}

/** The day, or the bound if the day is beyond it; null is no bound. */
export function clampDay(day: Day, min: Day | null, max: Day | null): Day {
  if (min !== null && day < min) return min;
  return max !== null && day > max ? max : day;
}
