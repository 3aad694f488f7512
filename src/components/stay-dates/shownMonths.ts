import { addMonths, monthOf, monthsBetween } from "../../calendar/day.js";
import type { Day, Month } from "../../calendar/day.js";
import { monthsFrom } from "../../calendar/pages.js";

const monthsAtFirst = 2;

interface Opening {
  readonly layout: "columns" | "list";
  /** The month to open on without a start. */
  readonly first: Month;
  readonly start: Day | null;
}

/**
 * The months in view at first: two, from the month of a chosen start. A list grows instead of stepping: it spans from `first` to
 * the start.
 */
export function openingMonths({ layout, first, start }: Opening): readonly Month[] {
  const started = start === null ? first : monthOf(start);
  if (layout === "columns" || started < first) return monthsFrom(started, monthsAtFirst);
  return monthsFrom(first, monthsBetween(first, started) + monthsAtFirst);
}

/** The number of months that "load more" adds: as many as one call of find covers, with or without a chosen start. */
export function monthsPerLoad(start: Day | null): number {
  return start === null ? 6 : 2;
}

/** The list of months with `count` more at its end. */
export function withMoreMonths(shown: readonly Month[], count: number): readonly Month[] {
  const last = shown.at(-1);
  return last === undefined ? shown : [...shown, ...monthsFrom(addMonths(last, 1), count)];
}

/** The list of months from `first` to its current end. */
export function withEarlierMonths(shown: readonly Month[], first: Month): readonly Month[] {
  const was = shown[0];
  return was === undefined || first >= was ? shown : [...monthsFrom(first, monthsBetween(first, was)), ...shown];
}

interface Known {
  readonly shown: readonly Month[];
  /** Months that find has covered. */
  readonly covered: readonly Month[];
  readonly startDates: readonly Day[];
  /** The number of months that one response covers. */
  readonly batch: number;
}

/** Whether later months may still have a stay: not once a whole response at the end of the list was empty. */
export function mayHoldMore({ shown, covered, startDates, batch }: Known): boolean {
  const last = shown.slice(-batch);
  const from = last[0];
  if (last.length < batch || from === undefined) return true;
  const answered = last.every((month) => covered.includes(month));
  return !answered || startDates.some((day) => monthOf(day) >= from);
}
