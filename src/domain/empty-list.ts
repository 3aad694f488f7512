import type { Droppable } from "./alternatives.js";
import type { StayDates } from "./stay-dates.js";

/**
 * Why a list is empty. `past`: its dates are over; `filters`, `packages`, `departure` and `place`: without them there are stays;
 * `party`: it is larger than any lodging; `dates`: others have stays, or the search has dates and no choice is known to be the
 * cause; `choices`: all of them together.
 */
export type EmptyCause = "past" | "filters" | "party" | "packages" | "departure" | "place" | "dates" | "choices";

interface EmptySearch {
  readonly stayDates: StayDates;
  readonly today: string;
  readonly filtered: boolean;
  /** How many people travel. */
  readonly partySize: number;
  /** Party sizes on offer; null or empty when the answer named none. */
  readonly capacity: readonly number[] | null;
  /** Choices without which there are stays, the one to advise first; empty if none is known. */
  readonly drops: readonly Droppable[];
  /** Whether other dates are known to have stays. */
  readonly otherDates: boolean;
}

export function emptyCause({ stayDates, today, filtered, partySize, capacity, drops, otherDates }: EmptySearch): EmptyCause {
  if (stayDates.start !== null && stayDates.start < today) return "past";
  const [drop] = drops;
  if (drop) return causeOf(drop.kind, otherDates);
  if (capacity?.length && partySize > Math.max(...capacity)) return "party";
  if (otherDates) return "dates";
  if (filtered) return "filters";
  return stayDates.start === null ? "choices" : "dates";
}

function causeOf(kind: Droppable["kind"], otherDates: boolean): EmptyCause {
  switch (kind) {
    case "filter":
    case "filters":
      return "filters";
    case "origin":
      return "departure";
    case "place":
      return otherDates ? "dates" : "place";
    default:
      return kind;
  }
}
