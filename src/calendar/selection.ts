import type { Day } from "./day.js";
import { rangeBetween } from "./range.js";
import type { DayRange } from "./range.js";

/** What is chosen: nothing, one day (`end` null), or a range. */
export interface PickedDays {
  readonly start: Day | null;
  readonly end: Day | null;
}

export const noPickedDays: PickedDays = { start: null, end: null };

export interface Selection<Reason> {
  readonly value: PickedDays;
  /** The first day of a range whose last day is not chosen yet. */
  readonly picked: Day | null;
  /** Why the last action changed nothing. */
  readonly refusal: Reason | null;
}

export type SelectionAction =
  | { readonly type: "press"; readonly day: Day }
  /** The pointer was dragged over a range. */
  | { readonly type: "drop"; readonly range: DayRange }
  | { readonly type: "clear" };

export interface SelectionRules<Reason> {
  readonly range: boolean;
  /** The value may not become empty. */
  readonly required: boolean;
  /** Why these days may not be chosen. `end` is null for a single day and for the first of a range. */
  refusalOf(start: Day, end: Day | null): Reason | null;
}

/** The selection after a visitor's action. A refused action keeps the value and the picked day. */
export function select<Reason>(state: Selection<Reason>, action: SelectionAction, rules: SelectionRules<Reason>): Selection<Reason> {
  const { refusalOf } = rules;
  function choose(start: Day, end: Day | null): Selection<Reason> {
    const refusal = refusalOf(start, end);
    return refusal === null ? { value: { start, end }, picked: null, refusal } : { ...state, refusal };
  }
  switch (action.type) {
    case "clear":
      return rules.required ? { ...state, picked: null, refusal: null } : { value: noPickedDays, picked: null, refusal: null };
    case "drop":
      return choose(action.range.start, action.range.end);
    case "press": {
      if (!rules.range) return choose(action.day, null);
      if (state.picked !== null) {
        // If a range needs more than one day, a second press on the first takes it back.
        if (action.day === state.picked && refusalOf(action.day, action.day) !== null) return { ...state, picked: null, refusal: null };
        const { start, end } = rangeBetween(state.picked, action.day);
        return choose(start, end);
      }
      const refusal = refusalOf(action.day, null);
      return refusal === null ? { ...state, picked: action.day, refusal } : { ...state, refusal };
    }
  }
}

/** The range that a press on a day would complete; null if it would complete none. */
export function rangeTo<Reason>(picked: Day | null, day: Day, { refusalOf }: SelectionRules<Reason>): DayRange | null {
  if (picked === null || picked === day) return null;
  return rangeOver(picked, day, refusalOf);
}

/** The range between two days, in either order; null if it may not be chosen. */
export function rangeOver<Reason>(from: Day, to: Day, refusalOf: SelectionRules<Reason>["refusalOf"]): DayRange | null {
  const range = rangeBetween(from, to);
  return refusalOf(range.start, range.end) === null ? range : null;
}
