import { addDays } from "./day.js";
import type { Day } from "./day.js";

/** Days from `start` to `end`, both within, in order. */
export interface DayRange {
  readonly start: Day;
  readonly end: Day;
}

/** The range between two days, whichever is earlier. */
export function rangeBetween(one: Day, other: Day): DayRange {
  return one <= other ? { start: one, end: other } : { start: other, end: one };
}

/**
 * What one row needs of a range: the range cut to the days from `first` to `last`, where an end outside becomes
 * the day just outside. Null when no day of the row is touched. A row whose cut stays the same need not be drawn again.
 */
export function cutRange(range: DayRange | null, first: Day, last: Day): DayRange | null {
  if (range === null || range.end < first || range.start > last) return null;
  return {
    start: range.start < first ? addDays(first, -1) : range.start,
    end: range.end > last ? addDays(last, 1) : range.end,
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

/** The day itself, or the bound that it is beyond; null is no bound. */
export function clampDay(day: Day, min: Day | null, max: Day | null): Day {
  if (min !== null && day < min) return min;
  return max !== null && day > max ? max : day;
}
