import type { Time, TimeAccuracy } from "./moment.js";
import { times } from "./times.js";

/** Hours, minutes, seconds and milliseconds. */
export type TimeParts = readonly [hours: number, minutes: number, seconds: number, milliseconds: number];

const written = /^(?:[01]\d|2[0-3])(?::[0-5]\d(?::[0-5]\d(?:[.,]\d{1,9})?)?)?$/;
const midnight = "00:00:00.000";
const lengths: Readonly<Record<TimeAccuracy, number>> = { 1: 2, 2: 5, 3: 8, 4: midnight.length };
const counts = [24, 60, 60, 1000] as const;

/** The time with all four parts, `17:30:00.000`; missing parts are 0. Times in this form compare as text. */
export function wholeTime(time: Time): Time {
  return time + midnight.slice(time.length);
}

/** A time of ISO 8601 (`17`, `17:30`, `17:30:15.25`) at an accuracy, cut off and not rounded; null for any other text. */
export function normaliseTime(text: string, accuracy: TimeAccuracy): Time | null {
  return written.test(text) ? wholeTime(text.replace(",", ".")).slice(0, lengths[accuracy]) : null;
}

export function partsOf(time: Time): TimeParts {
  const [hours = 0, minutes = 0, seconds = 0, milliseconds = 0] = wholeTime(time).split(/[:.]/).map(Number);
  return [hours, minutes, seconds, milliseconds];
}

/** Null if a part does not exist, such as hour 24. */
export function timeFrom(parts: TimeParts, accuracy: TimeAccuracy): Time | null {
  if (parts.some((part, index) => !(part >= 0 && part < (counts[index] ?? 0)))) return null;
  const [hours, minutes, seconds, milliseconds] = parts;
  const pad = (part: number, width = 2) => String(part).padStart(width, "0");
  return normaliseTime(`${pad(hours)}:${pad(minutes)}:${pad(seconds)}.${pad(milliseconds, 3)}`, accuracy);
}

/** The values of each part at an accuracy: hours from 0 to 23, then minutes, seconds and milliseconds. */
export function timeOptions(accuracy: TimeAccuracy): readonly (readonly number[])[] {
  return counts.slice(0, accuracy).map((count) => times(count, (value) => value));
}
