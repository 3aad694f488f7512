import type { Day } from "./day.js";

/** Days that a page describes: a day, a range, a rule, a function, or a list of these. */
export interface DaySet {
  has(day: Day): boolean;
  /** The first day from `start` to `end`, both within, that is in the set. */
  firstIn(start: Day, end: Day): Day | null;
}

export const noDays: DaySet = { has: () => false, firstIn: () => null };
