import { daysBetween, type Day } from "../calendar/day.js";
import { possibleNights } from "../domain/stay-dates.js";
import type { SearchSnapshot } from "../store/state/types.js";

/** What the dates read from the search. */
export const datesParts = ({ stayDates, pickedStart, find }: SearchSnapshot) => ({
  stayDates,
  pickedStart,
  status: find.status,
  startDates: find.startDates,
  endDates: find.endDates,
});
type DatesParts = ReturnType<typeof datesParts>;

export interface DatesModel {
  /** The range as the calendar shows it: a picked start without its end. */
  readonly start: Day | null;
  readonly end: Day | null;
  /** The next press is to choose the last day. */
  readonly wantsEnd: boolean;
  /** The days that the next press may choose. */
  readonly days: readonly Day[];
}

export function datesModel({ stayDates, pickedStart, startDates, endDates }: DatesParts): DatesModel {
  const wantsEnd = pickedStart !== null;
  return {
    start: pickedStart ?? stayDates.start,
    end: wantsEnd ? null : stayDates.end,
    wantsEnd,
    days: wantsEnd ? endDates : startDates,
  };
}

/** The content of the summary under the months. */
export type DatesSummary =
  | { readonly kind: "stay"; readonly start: Day; readonly end: Day; readonly nights: number }
  /** The last day is to be chosen: the possible lengths as texts (`2–5`), none while they are not known, and the longest in nights. */
  | { readonly kind: "end"; readonly start: Day; readonly lengths: readonly string[]; readonly longest: number }
  | { readonly kind: "start" }
  /** No day in view can be chosen. */
  | { readonly kind: "nothing"; readonly cause: "loading" | "none" }
  /** The lowest price of the days in view, before any fee is added. */
  | { readonly kind: "price"; readonly lowest: number };

interface InView {
  readonly nothingInView: boolean;
  /** The lowest price of the days in view; null without prices. */
  readonly lowest: number | null;
}

export function datesSummary(parts: DatesParts, { nothingInView, lowest }: InView): DatesSummary {
  const { start, end } = datesModel(parts);
  if (start !== null && end !== null) return { kind: "stay", start, end, nights: daysBetween(start, end) };
  if (start !== null) {
    const longest = Math.max(0, ...parts.endDates.map((day) => daysBetween(start, day)));
    return { kind: "end", start, lengths: possibleNights(start, parts.endDates), longest };
  }
  if (!nothingInView) return lowest === null ? { kind: "start" } : { kind: "price", lowest };
  if (parts.status === "failed") return { kind: "start" };
  return { kind: "nothing", cause: parts.status === "idle" || parts.status === "loading" ? "loading" : "none" };
}

/** The message key of why a pressed day cannot be chosen: no stay starts or ends there, or the days are not known. */
export function closedDayKey({ pickedStart, status }: DatesParts, nothingInView: boolean): string {
  const wantsEnd = pickedStart !== null;
  if (!nothingInView || status === "ready") return wantsEnd ? "dates.closed_end" : "dates.closed_start";
  if (status === "failed") return "dates.failed";
  return wantsEnd ? "dates.loading_end" : "dates.loading";
}
