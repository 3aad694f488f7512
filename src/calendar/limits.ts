import { daysBetween } from "./day.js";
import type { Day } from "./day.js";
import type { DaySet } from "./day-set.js";
import { rangeBetween } from "./range.js";

export interface LimitOptions {
  /** First and last day that can be chosen; null is no limit. */
  readonly min: Day | null;
  readonly max: Day | null;
  /** Nights of a range; null is no limit. */
  readonly minNights: number | null;
  readonly maxNights: number | null;
  /** Days that can be neither chosen nor crossed. */
  readonly closed: DaySet;
  /** Days that cannot begin or end a range, but can be crossed. */
  readonly closedEnds: DaySet;
  /** Ranges are chosen; otherwise nights and `closedEnds` do not apply. */
  readonly range: boolean;
}

/** Why a day or a range cannot be chosen. If there are several reasons, the first in this order counts. */
export type Refusal = "before-min" | "after-max" | "closed" | "closed-end" | "crosses" | "too-short" | "too-long";

export interface Limits extends Pick<LimitOptions, "min" | "max" | "minNights" | "maxNights"> {
  /** Whether a day can be neither chosen nor crossed. */
  isClosed(day: Day): boolean;
  /** Whether a day may be chosen first: as the only day, or as the start or end of a range. */
  canBegin(day: Day): boolean;
  /** Whether a day completes the range from `start`; it may be earlier. */
  canEnd(start: Day, day: Day): boolean;
  /** Null if the days can be chosen. `end` is null for a single day; the earlier of two days is the start. */
  refusalOf(start: Day, end: Day | null): Refusal | null;
}

/** Two limits that no value can meet. */
type LimitConflict = "days" | "nights";

/** The pairs of limits that contradict each other. */
export function conflictsIn({
  min,
  max,
  minNights,
  maxNights,
}: Pick<LimitOptions, "min" | "max" | "minNights" | "maxNights">): readonly LimitConflict[] {
  const conflicts: LimitConflict[] = [];
  if (min !== null && max !== null && min > max) conflicts.push("days");
  if (minNights !== null && maxNights !== null && minNights > maxNights) conflicts.push("nights");
  return conflicts;
}

/** What can be chosen. Two limits that contradict each other are ignored. */
export function limitsOf(options: LimitOptions): Limits {
  const { closed, closedEnds, range } = options;
  const conflicts = conflictsIn(options);
  const { min, max } = conflicts.includes("days") ? { min: null, max: null } : options;
  const { minNights, maxNights } = conflicts.includes("nights") ? { minNights: null, maxNights: null } : options;

  function refusalToCross(day: Day): Refusal | null {
    if (min !== null && day < min) return "before-min";
    if (max !== null && day > max) return "after-max";
    return closed.has(day) ? "closed" : null;
  }
  const refusalOfDay = (day: Day): Refusal | null => refusalToCross(day) ?? (range && closedEnds.has(day) ? "closed-end" : null);
  function refusalOfRange(one: Day, other: Day): Refusal | null {
    const { start, end } = rangeBetween(one, other);
    const refusal = refusalOfDay(start) ?? refusalOfDay(end);
    if (refusal) return refusal;
    if (closed.firstIn(start, end) !== null) return "crosses";
    if (minNights === null && maxNights === null) return null;
    const nights = daysBetween(start, end);
    if (minNights !== null && nights < minNights) return "too-short";
    return maxNights !== null && nights > maxNights ? "too-long" : null;
  }
  return {
    min,
    max,
    minNights,
    maxNights,
    isClosed: (day) => refusalToCross(day) !== null,
    canBegin: (day) => refusalOfDay(day) === null,
    canEnd: (start, day) => refusalOfRange(start, day) === null,
    refusalOf: (start, end) => (end === null ? refusalOfDay(start) : refusalOfRange(start, end)),
  };
}
