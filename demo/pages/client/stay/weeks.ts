import { seasonOf } from "../../../../src/domain/seasons.js";
import { nights, type StayDates } from "../../../../src/domain/stay-dates.js";
import type { StayDays } from "../../../engine/answers.js";
import { addDays } from "../../../engine/catalogue/days.js";

/** A stay among others of its length, by its start. */
export interface Week extends StayDays {
  readonly isChosen: boolean;
  /** How much more it costs than the chosen stay; null where none of them is chosen. */
  readonly difference: number | null;
  /** The last day on which it can be cancelled for free; null where there is none, or it has passed. */
  readonly freeUntil: string | null;
}

const daysInWeek = 7;
/** No season is longer. */
const halfYear = 183;

/** The length of the chosen stay; without one a week, or the shortest stay where no stay is a week. */
function lengthOf(stays: readonly StayDays[], { start, end }: StayDates): number {
  if (start !== null && end !== null) return nights(start, end);
  const lengths = stays.map((stay) => nights(stay.start, stay.end));
  return lengths.includes(daysInWeek) ? daysInWeek : Math.min(...lengths);
}

/**
 * The stays of one season that are as long as the chosen one, by day: of its season, or of the coming one.
 * @param cancellationDays days before arrival until which one cancels without cost; null when never.
 */
export function weeksOf(
  stays: readonly StayDays[],
  chosen: StayDates,
  { today, cancellationDays }: { readonly today: string; readonly cancellationDays: number | null },
): readonly Week[] {
  const length = lengthOf(stays, chosen);
  const same = stays
    .filter(({ start, end }) => start >= today && nights(start, end) === length)
    .toSorted((one, other) => (one.start < other.start ? -1 : 1));
  const first = chosen.start ?? same[0]?.start ?? today;
  const price = same.find(({ start }) => start === chosen.start)?.price ?? null;
  return same
    .filter(({ start }) => seasonOf(start) === seasonOf(first) && Math.abs(nights(first, start)) < halfYear)
    .map((stay) => {
      const lastFree = cancellationDays === null ? null : addDays(stay.start, -cancellationDays);
      return {
        ...stay,
        isChosen: stay.start === chosen.start,
        difference: price === null ? null : stay.price - price,
        freeUntil: lastFree !== null && lastFree >= today ? lastFree : null,
      };
    });
}
