import { noTransport } from "./origins.js";
import type { StayDates } from "./stay-dates.js";

/**
 * Why a list is empty, as far as a search shows it. `past`: its dates are over; `filters`: some are chosen; `party`: it is larger
 * than any lodging; `dates`: any other search with dates; `departure`: without dates, a journey from one place; `choices`: the
 * place, the packages and the party together.
 */
export type EmptyCause = "past" | "filters" | "party" | "dates" | "departure" | "choices";

interface EmptySearch {
  readonly stayDates: StayDates;
  readonly today: string;
  readonly filtered: boolean;
  /** How many people travel. */
  readonly partySize: number;
  /** Party sizes on offer; null or empty when the answer named none. */
  readonly capacity: readonly number[] | null;
  readonly origin: string | null;
}

export function emptyCause({ stayDates, today, filtered, partySize, capacity, origin }: EmptySearch): EmptyCause {
  if (stayDates.start !== null && stayDates.start < today) return "past";
  if (filtered) return "filters";
  if (capacity?.length && partySize > Math.max(...capacity)) return "party";
  if (stayDates.start !== null) return "dates";
  return origin !== null && origin !== noTransport ? "departure" : "choices";
}
