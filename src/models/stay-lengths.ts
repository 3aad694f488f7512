import { type SoldLength, type StayLength } from "../domain/stay-length.js";
import type { SearchSnapshot } from "../store/state/types.js";
import { stayLengthOf } from "../store/stay-length.js";

/** What the choice of a length reads from the search. */
export const stayLengthsParts = (search: SearchSnapshot) => ({ sold: search.find.lengths, length: stayLengthOf(search) });

export interface StayLengthsModel {
  /** The lengths that are sold, in order; null before they are known, and empty where they stay unknown. */
  readonly lengths: readonly SoldLength[] | null;
  readonly chosen: StayLength;
}

export function stayLengthsModel({ sold, length }: ReturnType<typeof stayLengthsParts>): StayLengthsModel {
  return { lengths: sold && sold.toSorted((one, other) => one.nights - other.nights), chosen: length };
}
