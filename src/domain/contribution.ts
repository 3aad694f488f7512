import { packageKinds, type PriceKind } from "./price-kinds.js";

/** What a works council pays of a visitor's income group. */
export interface ContributionBand {
  readonly id: string;
  readonly label: string;
  /** From 0 to 1. */
  readonly rate: number;
}

interface Allowance {
  readonly max: number;
  /** 0 when absent. */
  readonly used?: number;
}

/** The rule by which a works council pays a part of a stay. Amounts are in the search's currency. */
export interface Contribution {
  /** Name of the council. */
  readonly label: string;
  /** From 0 to 1; with bands it is the rate of a visitor of none. */
  readonly rate?: number;
  readonly bands?: readonly ContributionBand[];
  /** Id of the visitor's band, where the portal names it. */
  readonly band?: string;
  /** What the rate is applied to; fees, taxes and insurance only if they are named. */
  readonly base?: readonly PriceKind[];
  readonly perNight?: number;
  readonly perStay?: number;
  readonly perYear?: Allowance;
  /** Nights of a year for which the council pays. */
  readonly nights?: Allowance;
  /** What the visitor pays at least: an amount, or a share of the total. */
  readonly ownShare?: { readonly amount?: number; readonly rate?: number };
  readonly paid?: "at-checkout" | "refund";
  readonly note?: string;
}

export const baseOf = ({ base }: Contribution): readonly PriceKind[] => base ?? packageKinds;

/** The rate of a band, by its id; without one the rule's own. Null while the visitor's band has to be chosen. */
export function rateOf({ rate, bands }: Contribution, band: string | null): number | null {
  return bands?.find(({ id }) => id === band)?.rate ?? rate ?? null;
}

/** A band that the visitor chose, with its council: another one may have bands of the same ids. */
export const keptBand = ({ label }: Contribution, id: string): string => JSON.stringify([label, id]);

/** The id of a chosen band, if it is one of the rule's. */
export function bandOf(rule: Contribution, kept: string | null): string | null {
  return rule.bands?.find(({ id }) => keptBand(rule, id) === kept)?.id ?? null;
}

/** Whether the visitor chooses a band: the rule has some, and the portal does not name it. */
export const asksForBand = ({ bands, band }: Contribution): boolean => bands !== undefined && band === undefined;

/** A limit of a rule that an offer reaches. */
export type ContributionLimit = "nights" | "perNight" | "perStay" | "perYear" | "ownShare";

/** A stay to which a rule is applied, with amounts in the currency's units. */
export interface Contributed {
  readonly total: number;
  /** What of the total the rate is applied to. */
  readonly base: number;
  /** Nights of the stay, 1 at least. */
  readonly nights: number;
}

/** What a council pays for a stay, in the currency's units, to the cent. */
export interface CouncilShare {
  readonly share: number;
  readonly left: number;
  /** The limits that made the share smaller, in the order they were applied, each with the share after it. */
  readonly limits: readonly { readonly limit: ContributionLimit; readonly share: number }[];
}

const centsOf = (amount: number) => Math.round(amount * 100);
/** What is left of an allowance. */
export const leftOf = ({ max, used = 0 }: Allowance) => Math.max(0, max - used);

/** The nights of a stay for which a council still pays. */
export function nightsPaid({ nights }: Contribution, stayNights: number): number {
  return nights ? Math.min(stayNights, leftOf(nights)) : stayNights;
}

/** Rates have at most this many parts of 1: sums of cents times rates stay whole numbers. */
const rateParts = 1_000_000;

/**
 * What the council pays of a stay by a rate, and what is left to pay. Each limit is applied once, in the order of `ContributionLimit`.
 * The share is rounded to the cent, half up; down where the own share limits it, which is never less than it should be.
 */
export function councilShare(rule: Contribution, rate: number, stay: Contributed): CouncilShare {
  const nights = nightsPaid(rule, stay.nights);
  const parts = Math.round(rate * rateParts);
  const whole = roundedCents(centsOf(stay.base) * parts, rateParts);
  const total = centsOf(stay.total);
  const { perNight, perStay, perYear, ownShare } = rule;
  const own = Math.ceil((Math.round((ownShare?.rate ?? 0) * rateParts) * total) / rateParts);
  const least = Math.max(own, centsOf(ownShare?.amount ?? 0));
  const caps: readonly (readonly [ContributionLimit, number])[] = [
    ["nights", roundedCents(centsOf(stay.base) * parts * nights, rateParts * stay.nights)],
    ["perNight", perNight === undefined ? Infinity : centsOf(perNight) * nights],
    ["perStay", perStay === undefined ? Infinity : centsOf(perStay)],
    ["perYear", perYear === undefined ? Infinity : centsOf(leftOf(perYear))],
    ["ownShare", Math.max(0, total - least)],
  ];
  let share = whole;
  const limits = caps.flatMap(([limit, cap]) => {
    if (cap >= share) return [];
    share = cap;
    return [{ limit, share: cap / 100 }];
  });
  return { share: share / 100, left: (total - share) / 100, limits };
}

/** A quotient of whole numbers, half up. */
function roundedCents(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
