import { daysBetween, type Day } from "../calendar/day.js";
import { possibleNights } from "../domain/stay-dates.js";
import { daysOfLength } from "../domain/stay-length.js";
import type { SearchSnapshot } from "../store/state/types.js";
import { nightsPerPress } from "../store/stay-length.js";
import type { PricedDay } from "./day-prices.js";

/** What the dates read from the search. */
export const datesParts = (search: SearchSnapshot) => ({
  stayDates: search.stayDates,
  pickedStart: search.pickedStart,
  nights: nightsPerPress(search),
  status: search.find.status,
  endDates: search.find.endDates,
});
type DatesParts = ReturnType<typeof datesParts>;

export interface DatesModel {
  /** The range as the calendar shows it: a picked start without its end. */
  readonly start: Day | null;
  readonly end: Day | null;
  /** The next press is to choose the last day. */
  readonly wantsEnd: boolean;
  /** The length of the stay that a press chooses, in nights; null where a press chooses one end. */
  readonly nights: number | null;
}

export function datesModel({ stayDates, pickedStart, nights }: DatesParts): DatesModel {
  const wantsEnd = pickedStart !== null;
  return {
    start: pickedStart ?? stayDates.start,
    end: wantsEnd ? null : stayDates.end,
    wantsEnd,
    nights,
  };
}

/** What the days that can be chosen are read from. */
export const openDaysParts = (search: SearchSnapshot) => ({
  pickedStart: search.pickedStart,
  nights: nightsPerPress(search),
  startDates: search.find.startDates,
  startPrices: search.find.startPrices,
  endDates: search.find.endDates,
});

/** The days that the next press may choose. */
export function openDays({ pickedStart, nights, startDates, startPrices, endDates }: ReturnType<typeof openDaysParts>): readonly Day[] {
  if (pickedStart !== null) return endDates;
  return nights === null ? startDates : daysOfLength(startPrices, nights);
}

/** The content of the summary under the months. */
export type DatesSummary =
  | { readonly kind: "stay"; readonly start: Day; readonly end: Day; readonly nights: number }
  /** The last day is to be chosen: the possible lengths as texts (`2–5`), none while they are not known, and the longest in nights. */
  | { readonly kind: "end"; readonly start: Day; readonly lengths: readonly string[]; readonly longest: number }
  | { readonly kind: "start" }
  /** No day in view can be chosen. */
  | { readonly kind: "nothing"; readonly cause: "loading" | "none" }
  /** The cheapest day in view. */
  | { readonly kind: "price"; readonly lowest: PricedDay };

interface InView {
  readonly nothingInView: boolean;
  /** The cheapest day in view; null without prices. */
  readonly lowest: PricedDay | null;
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
export function closedDayKey({ pickedStart, nights, status }: DatesParts, nothingInView: boolean): string {
  const wantsEnd = pickedStart !== null;
  if (!nothingInView || status === "ready")
    return wantsEnd ? "dates.closed_end" : nights === null ? "dates.closed_start" : "dates.closed_length";
  if (status === "failed") return "dates.failed";
  return wantsEnd ? "dates.loading_end" : "dates.loading";
}
