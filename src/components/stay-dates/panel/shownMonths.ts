import { addMonths, monthOf, monthsBetween } from "../../../calendar/day.js";
import type { Day, Month } from "../../../calendar/day.js";
import { monthsFrom } from "../../../calendar/pages.js";

const monthsAtFirst = 2;

interface Opening {
  readonly layout: "columns" | "list";
  /** Where the months open without a start. */
  readonly first: Month;
  readonly start: Day | null;
}

/**
 * The months in view at first: two, from that of a start already chosen. A list grows, it does not step: it runs from `first`
 * on to the start.
 */
export function openingMonths({ layout, first, start }: Opening): readonly Month[] {
  const started = start === null ? first : monthOf(start);
  if (layout === "columns" || started < first) return monthsFrom(started, monthsAtFirst);
  return monthsFrom(first, monthsBetween(first, started) + monthsAtFirst);
}

/** Months that one more press on "load more" adds: as many as one find answers, by whether a start is chosen. */
export function monthsPerLoad(start: Day | null): number {
  return start === null ? 6 : 2;
}

/** The list of months with `count` more at its end. */
export function withMoreMonths(shown: readonly Month[], count: number): readonly Month[] {
  const last = shown.at(-1);
  return last === undefined ? shown : [...shown, ...monthsFrom(addMonths(last, 1), count)];
}

/** The list of months from `first` on to where it ends now. */
export function withEarlierMonths(shown: readonly Month[], first: Month): readonly Month[] {
  const was = shown[0];
  return was === undefined || first >= was ? shown : [...monthsFrom(first, monthsBetween(first, was)), ...shown];
}

interface Known {
  readonly shown: readonly Month[];
  /** Months that were asked and answered. */
  readonly covered: readonly Month[];
  readonly startDates: readonly Day[];
  /** Months one answer spans. */
  readonly batch: number;
}

/** Whether more months may still hold a stay: not once a whole answer at the end of the list came back empty. */
export function mayHoldMore({ shown, covered, startDates, batch }: Known): boolean {
  const last = shown.slice(-batch);
  const from = last[0];
  if (last.length < batch || from === undefined) return true;
  const answered = last.every((month) => covered.includes(month));
  return !answered || startDates.some((day) => monthOf(day) >= from);
}
