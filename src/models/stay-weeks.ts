import { keptOffer } from "../domain/compared-stays.js";
import { stayKey, type KeptStay } from "../domain/shortlist.js";
import type { StayDates } from "../domain/stay-dates.js";
import type { CheckedPrices, StayWeek, StayWeeks } from "../store/state/types.js";
import { onlyBest } from "./only-best.js";

/** A week that a kept stay can be moved to, or is at. */
export interface WeekChoice {
  readonly stayDates: StayDates;
  /** The seller's: checked where a column is at that week, or the stay was; else listed; null where it has none. */
  readonly price: number | null;
  /** The room or flat of that week, if it is another one. */
  readonly otherRoom: string | null;
  /** The lodging is not offered then, or it is not known. */
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
  /** What was checked, by key of the stay. */
  readonly prices: Readonly<Record<string, Readonly<CheckedPrices>>>;
}

/** The weeks around the dates at which a stay was kept, by date. */
export function weekChoices({ stay, weeks, compared, prices }: WeeksParts): readonly WeekChoice[] {
  const list = weeks?.weeks ?? [];
  const copies = compared.filter((other) => other.product.id === stay.product.id);
  const room = keptOffer(stay)?.name;
  const costs = list.map((week) => priceOf(week, stay, { copies, prices }));
  const lowest = onlyBest(costs, "less");
  return list.map((week, index) => {
    const isChosen = isSame(week.stayDates, stay.stayDates);
    const isCompared = !isChosen && copies.some((other) => isSame(other.stayDates, week.stayDates));
    const missing = typeof week.stay === "string" ? week.stay : null;
    const offered = typeof week.stay === "string" ? undefined : keptOffer(week.stay)?.name;
    return {
      ...{ stayDates: week.stayDates, price: costs[index] ?? null, missing, isChosen, isCompared },
      otherRoom: isChosen || isCompared || offered === undefined || offered === room ? null : offered,
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

function priceOf(
  { stay, stayDates }: StayWeek,
  { former }: KeptStay,
  { copies, prices }: { readonly copies: readonly KeptStay[]; readonly prices: WeeksParts["prices"] },
): number | null {
  const there = copies.find((copy) => isSame(copy.stayDates, stayDates));
  if (there) return keptOffer(there, prices[stayKey(there)]?.prestations)?.price ?? null;
  if (former && isSame(former.stayDates, stayDates)) return former.price;
  return typeof stay === "string" ? null : (keptOffer(stay)?.price ?? null);
}

function isSame(one: StayDates, other: StayDates): boolean {
  return one.start === other.start && one.end === other.end;
}
