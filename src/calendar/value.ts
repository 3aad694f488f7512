import { isDay } from "./day.js";
import type { Day } from "./day.js";

/** What a picker holds: nothing, one day (`end` null), or a range. */
export interface PickedDays {
  readonly start: Day | null;
  readonly end: Day | null;
}

const nothing: PickedDays = { start: null, end: null };

/** Reads `2027-02-06`, or with `range` also `2027-02-06/2027-02-13`. Text that is neither reads as nothing. */
export function readValue(text: string, range: boolean): PickedDays {
  const [start, end, ...rest] = text.trim().split("/");
  if (start === undefined || !isDay(start) || rest.length > 0) return nothing;
  if (end === undefined) return { start, end: range ? start : null };
  if (!range || !isDay(end)) return nothing;
  return start <= end ? { start, end } : { start: end, end: start };
}

/** The text of a value, as `readValue` reads it; empty for nothing. */
export function writeValue({ start, end }: PickedDays): string {
  if (start === null) return "";
  return end === null ? start : `${start}/${end}`;
}
