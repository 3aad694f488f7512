import { keptOffer } from "../domain/compared-stays.js";
import { stayKey, type KeptStay } from "../domain/shortlist.js";
import type { StayDates } from "../domain/stay-dates.js";
import type { CheckedPrices, StayWeek, StayWeeks } from "../store/state/types.js";
import { onlyBest } from "./only-best.js";

/** A week that a kept stay can be moved to, or is at. */
export interface WeekChoice {
  readonly stayDates: StayDates;
  /** The seller's: checked for the week that the stay is at, listed for others; null where it has none. */
  readonly price: number | null;
  /** The lodging is not offered then, or it cannot be told. */
  readonly missing: "none" | "unknown" | null;
  readonly isChosen: boolean;
  /** Another column has the lodging at these dates. */
  readonly isCompared: boolean;
  readonly isLowest: boolean;
  /** What the stay becomes; null where the week cannot be chosen. */
  readonly stay: KeptStay | null;
}

interface WeeksParts {
  readonly stay: KeptStay;
  readonly weeks: Readonly<StayWeeks> | undefined;
  readonly compared: readonly KeptStay[];
  readonly prices: Readonly<CheckedPrices> | undefined;
}

/** The weeks around the dates at which a stay was kept, by date. */
export function weekChoices({ stay, weeks, compared, prices }: WeeksParts): readonly WeekChoice[] {
  const list = weeks?.weeks ?? [];
  const costs = list.map((week) => priceOf(week, stay, prices));
  const lowest = onlyBest(costs, "less");
  return list.map((week, index) => {
    const isChosen = isSame(week.stayDates, stay.stayDates);
    const isCompared = !isChosen && compared.some((other) => isCopyAt(other, stay, week.stayDates));
    const missing = typeof week.stay === "string" ? week.stay : null;
    return {
      ...{ stayDates: week.stayDates, price: costs[index] ?? null, missing, isChosen, isCompared },
      isLowest: index === lowest,
      stay: typeof week.stay === "string" || isChosen || isCompared ? null : week.stay,
    };
  });
}

/** The week that is offered to be compared with the chosen one: the cheapest of the others. */
export function otherWeek(choices: readonly WeekChoice[]): KeptStay | null {
  const free = choices.filter(({ stay }) => stay !== null);
  return free.toSorted((one, other) => (one.price ?? Infinity) - (other.price ?? Infinity))[0]?.stay ?? null;
}

function priceOf({ stay, stayDates }: StayWeek, kept: KeptStay, prices: Readonly<CheckedPrices> | undefined): number | null {
  if (isSame(stayDates, kept.stayDates)) return keptOffer(kept, prices?.prestations)?.price ?? null;
  return typeof stay === "string" ? null : (keptOffer(stay)?.price ?? null);
}

function isSame(one: StayDates, other: StayDates): boolean {
  return one.start === other.start && one.end === other.end;
}

function isCopyAt(other: KeptStay, stay: KeptStay, stayDates: StayDates): boolean {
  return stayKey(other) !== stayKey(stay) && other.product.id === stay.product.id && isSame(other.stayDates, stayDates);
}
