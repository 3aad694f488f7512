import type { Day } from "./day.js";
import { dateOfMoment, momentOfDate, readIso, writeIso } from "./iso.js";
import { noValue } from "./moment.js";
import type { Mode, Moment, PickerValue, TimeAccuracy } from "./moment.js";
import { normaliseTime } from "./time.js";

/** The form in which a value was given: `texts` is `{ start, end }` with two texts; a range in one text is `text`. */
export type ValueKind = "text" | "texts" | "date" | "timestamp";
export interface GivenValue {
  readonly value: PickerValue;
  readonly kind: ValueKind;
}
type ReturnedEnd = string | Date | number;
export type ReturnedValue = ReturnedEnd | { readonly start: ReturnedEnd; readonly end: ReturnedEnd } | null;

export interface ValueOptions {
  readonly mode: Mode;
  readonly accuracy: TimeAccuracy;
}

interface ReadEnd {
  readonly moment: Moment;
  readonly kind: "text" | "date" | "timestamp";
}

/** Longer texts are refused without being read. */
export const maxTextLength = 1000;

/**
 * Reads the value that a page gives: a text of ISO 8601 (two joined by a slash are a range), a `Date`, a timestamp, or
 * `{ start, end }` of these. Null, undefined, a blank text and two empty ends are no value, of the kind `text`. With `range`, a
 * single moment is a range that begins and ends there, and the ends of a reversed range are swapped. Null for anything else.
 */
export function readGivenValue(value: unknown, options: ValueOptions & { readonly range: boolean }): GivenValue | null {
  if (isEmpty(value)) return { value: noValue, kind: "text" };
  const pair = pairOf(value);
  if (pair && !options.range) return null;
  if (pair?.every(isEmpty)) return { value: noValue, kind: "text" };
  const [start, end] = (pair ?? [value, value]).map((part) => readEnd(part, options));
  if (!start || !end) return null;
  const isTexts = pair !== null && typeof value !== "string" && start.kind === "text";
  return {
    value: options.range ? rangeValue(start.moment, end.moment) : { start: start.moment, end: null },
    kind: isTexts ? "texts" : start.kind,
  };
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === "string" && value.length <= maxTextLength && value.trim() === "");
}

/** Both ends of a range; null for a single value. */
function pairOf(value: unknown): readonly [unknown, unknown] | null {
  if (typeof value === "object" && value !== null && "start" in value && "end" in value) return [value.start, value.end];
  if (typeof value !== "string" || value.length > maxTextLength) return null;
  const slash = value.indexOf("/");
  return slash < 0 ? null : [value.slice(0, slash), value.slice(slash + 1)];
}

function readEnd(value: unknown, options: ValueOptions): ReadEnd | null {
  const kind = typeof value === "string" ? "text" : typeof value === "number" ? "timestamp" : "date";
  const moment = fitMoment(readMoment(value), options);
  return moment && { moment, kind };
}

function readMoment(value: unknown): Moment | null {
  if (typeof value === "string") return value.length > maxTextLength ? null : readIso(value.trim());
  if (typeof value === "number") return momentOfDate(new Date(value));
  return value instanceof Date ? momentOfDate(value) : null;
}

/** The parts of a moment that the mode has, at its accuracy; null if one is missing. A day without a time is at midnight. */
export function fitMoment(moment: Moment | null, { mode, accuracy }: ValueOptions): Moment | null {
  if (moment === null) return null;
  const { day, time } = moment;
  if (mode === "time") return time === null ? null : { day: null, time: normaliseTime(time, accuracy) };
  if (day === null) return null;
  return { day, time: mode === "date" ? null : normaliseTime(time ?? "00", accuracy) };
}

/** The range between two moments of the same mode and accuracy, in either order. */
export function rangeValue(one: Moment, other: Moment): PickerValue {
  return writeIso(one) <= writeIso(other) ? { start: one, end: other } : { start: other, end: one };
}

/** A value of days without times. */
export function daysValue({ start, end }: { readonly start: Day | null; readonly end: Day | null }): PickerValue {
  return { start: start === null ? null : { day: start, time: null }, end: end === null ? null : { day: end, time: null } };
}

/** The text of a value in ISO 8601, as `readGivenValue` reads it; empty for no value. */
export function writeValue({ start, end }: PickerValue): string {
  if (start === null) return "";
  return end === null ? writeIso(start) : `${writeIso(start)}/${writeIso(end)}`;
}

/**
 * A value in the form in which it was given; null for no value. Dates and timestamps are in local time: see `dateOfMoment` for times
 * that a change of clocks skips or repeats.
 */
export function returnValue(value: PickerValue, kind: ValueKind, range: boolean): ReturnedValue {
  const { start, end } = value;
  if (start === null) return null;
  if (!range) return returnEnd(start, kind);
  return kind === "text" ? writeValue(value) : { start: returnEnd(start, kind), end: returnEnd(end ?? start, kind) };
}

function returnEnd(moment: Moment, kind: ValueKind): ReturnedEnd {
  if (kind === "date") return dateOfMoment(moment);
  return kind === "timestamp" ? dateOfMoment(moment).getTime() : writeIso(moment);
}
