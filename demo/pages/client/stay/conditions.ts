import { bookingTerms } from "../../../engine/catalogue/booking-terms.js";
import { addDays } from "../../../engine/catalogue/days.js";

/** What a cancellation costs from a day on. */
export interface CancellationStep {
  /** Null from now on. */
  readonly from: string | null;
  /** The last day; null until arrival. */
  readonly until: string | null;
  /** Of the price; 0 is free. */
  readonly percent: number;
}

/**
 * What a cancellation costs, by day, without days that have passed.
 * @param freeUntil the last day on which it is free; null where it never is.
 */
export function cancellationSteps(start: string, freeUntil: string | null, today: string): readonly CancellationStep[] {
  const kept = bookingTerms.kept.map(({ days, percent }) => ({ until: days === 0 ? null : addDays(start, -days), percent }));
  const steps = [
    ...(freeUntil === null ? [] : [{ until: freeUntil, percent: 0 }]),
    ...kept.filter(({ until }) => until === null || freeUntil === null || until > freeUntil),
  ];
  const coming = steps.filter(({ until }) => until === null || until >= today);
  return coming.map((step, index) => {
    const before = coming[index - 1]?.until ?? null;
    return { ...step, from: before === null ? null : addDays(before, 1) };
  });
}

/** The payments of a stay, in whole units of money. */
export interface Payments {
  readonly now: number;
  /** Null where all is due when booking. */
  readonly later: { readonly amount: number; readonly until: string } | null;
}

/** The last day on which the balance can be paid. */
function balanceDay(start: string): string {
  return addDays(start, -bookingTerms.balanceDays);
}

/** Whether all is due when booking. */
export function isDueAtOnce(start: string, today: string): boolean {
  return balanceDay(start) <= today;
}

export function paymentsOf(price: number, start: string, depositPercent: number, today: string): Payments {
  if (isDueAtOnce(start, today)) return { now: price, later: null };
  const now = shareOfPrice(price, depositPercent);
  return { now, later: { amount: price - now, until: balanceDay(start) } };
}

/** A share of the price in whole units of money. */
export function shareOfPrice(price: number, percent: number): number {
  return Math.round((price * percent) / 100);
}

/** Whether and until when the snow guarantee lets one change or cancel. */
export type SnowGuarantee =
  | { readonly applies: true; readonly check: string; readonly until: string }
  /** `altitude`: the village is too low for it; `dates`: the stay is outside its season, whose days are `MM-dd`. */
  | { readonly applies: false; readonly because: "altitude" }
  | { readonly applies: false; readonly because: "dates"; readonly first: string; readonly last: string };

/** The season of the guarantee in a village; null where it is too low. */
export function snowSeason(altitude: number) {
  return bookingTerms.snow.seasons.find((season) => altitude >= season.altitude) ?? null;
}

/** @param altitude of the village, in metres. */
export function snowGuarantee(start: string, altitude: number): SnowGuarantee {
  const season = snowSeason(altitude);
  if (season === null) return { applies: false, because: "altitude" };
  const { first, last } = season;
  const day = start.slice(5);
  if (day < first && day > last) return { applies: false, because: "dates", first, last };
  const { checkDays, decisionDays } = bookingTerms.snow;
  return { applies: true, check: addDays(start, -checkDays), until: addDays(start, -decisionDays) };
}
