import { isDay } from "./day.js";
import type { Moment } from "./moment.js";
import { normaliseTime, wholeTime } from "./time.js";

const dayAndTime = /^(\d{4}-\d\d-\d\d)(?:[T ]([\d:.,]+)(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/;
/** The day of a time without a day, as in `valueAsDate` of a native time input. */
const dayOfTimes = "1970-01-01";

/**
 * Reads a day, a day and a time, or a time of ISO 8601: `2027-02-06`, `2027-02-06T17:30`, `17:30`. The time has all four parts.
 * A text with `Z` or an offset is an instant and is read as a local day and time. Null for any other text.
 */
export function readIso(text: string): Moment | null {
  const [, day, time, offset] = dayAndTime.exec(text) ?? [];
  if (day === undefined) return withTime(null, text);
  if (!isDay(day)) return null;
  const local = time === undefined ? { day, time: null } : withTime(day, time);
  if (local === null || offset === undefined) return local;
  return momentOfDate(new Date(`${day}T${local.time}${offset}`));
}

function withTime(day: string | null, text: string): Moment | null {
  const time = normaliseTime(text, 4);
  return time === null ? null : { day, time };
}

/** The text of a moment, as `readIso` reads it. */
export function writeIso({ day, time }: Moment): string {
  return day !== null && time !== null ? `${day}T${time}` : (day ?? time ?? "");
}

/** The local day and time of a date; null if it is invalid or outside the years 1000 to 9999. */
export function momentOfDate(date: Date): Moment | null {
  const pad = (part: number) => String(part).padStart(2, "0");
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  if (!isDay(day)) return null;
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(pad).join(":");
  return { day, time: `${time}.${String(date.getMilliseconds()).padStart(3, "0")}` };
}

/**
 * The date of a moment in local time; a time without a day is one of 1 January 1970. A local time that is skipped when clocks go
 * forward becomes the time that much later (02:30 becomes 03:30), and of one that occurs twice it is the first.
 */
export function dateOfMoment({ day, time }: Moment): Date {
  return new Date(`${day ?? dayOfTimes}T${wholeTime(time ?? "")}`);
}
