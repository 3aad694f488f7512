import { budgetExcludes, budgetRange, correctBudget, type Budget, type BudgetRange } from "../domain/budget.js";
import { feeOf } from "../store/fee.js";
import type { SearchSnapshot } from "../store/state/types.js";

/** What the budget's filter reads from the search. */
export const budgetParts = (search: SearchSnapshot) => ({
  budget: search.budget,
  price: search.counts.answer?.price ?? null,
  addedFee: feeOf(search).added,
  currency: search.settings.currency,
  dated: search.stayDates.end !== null,
});
type BudgetParts = ReturnType<typeof budgetParts>;

export type Bound = keyof BudgetRange;

export interface BudgetModel extends Pick<BudgetParts, "budget" | "currency"> {
  /** The range of the budget, in full prices. */
  readonly range: BudgetRange;
  /** The range is of the stays found. */
  readonly known: boolean;
  /** Bounds that are not set show the range. */
  readonly showsRange: boolean;
  /** There are no dates, which prices depend on. */
  readonly disabled: boolean;
}

export function budgetModel({ budget, price, addedFee, currency, dated }: BudgetParts): BudgetModel {
  const range = budgetRange(price, addedFee);
  const known = price !== null;
  return { budget, currency, range, known, showsRange: known && !budgetExcludes(budget, range), disabled: !dated };
}

/** A bound after it was edited, corrected; undefined where it stays as it is, null where it is cleared. */
export function editedBound(bound: Bound, value: number | null, { budget, range }: BudgetModel): number | null | undefined {
  const next = correctBudget(bound, value, budget, range)[bound];
  return next === budget[bound] ? undefined : next;
}

/** A symbol or an ISO 4217 code before or behind an amount. */
const currencyMark = /^(?:\p{Sc}|[A-Z]{3})|(?:\p{Sc}|[A-Z]{3})$/giu;
/** Cents, or the dash that stands for none: `1500,-`, `1.500,–`, `1500,--`. */
const cents = /[.,](?:\d{0,2}|\p{Pd}{1,2})$/u;

/** The typed amount in whole units, whatever groups its digits, with or without cents and a currency; null for anything else. */
export function typedAmount(typed: string): number | null {
  const compact = typed.normalize("NFKC").replaceAll(/[\s'’]/gu, "");
  const amount = compact.replaceAll(currencyMark, "").replace(cents, "");
  return /^-?\d[\d.,]*$/.test(amount) ? Number.parseInt(amount.replaceAll(/[.,]/g, ""), 10) : null;
}

/** Why a typed amount is not the bound now: it is not an amount, it is out of the range, or it is beyond the other bound. */
export type BudgetFault =
  | { readonly kind: "unreadable"; readonly typed: string }
  | { readonly kind: "too_low" | "too_high" | "above_max" | "below_min"; readonly amount: number };

export interface BudgetEntry {
  /** As of `editedBound`. */
  readonly next: number | null | undefined;
  readonly fault: BudgetFault | null;
}

/** The bound after a text was typed for it; a blank text clears it. */
export function budgetEntry(bound: Bound, typed: string, model: BudgetModel): BudgetEntry {
  const amount = typedAmount(typed);
  if (amount === null && typed.trim() !== "") return { next: undefined, fault: { kind: "unreadable", typed: shortened(typed.trim()) } };
  const next = editedBound(bound, amount, model);
  const kept = next === undefined ? model.budget[bound] : next;
  return { next, fault: amount === null || kept === null ? null : correction(bound, amount, kept, model.budget) };
}

function correction(bound: Bound, amount: number, kept: number, { min, max }: Budget): BudgetFault | null {
  if (kept === amount) return null;
  if (bound === "min") return { kind: kept > amount ? "too_low" : kept === max ? "above_max" : "too_high", amount };
  return { kind: kept < amount ? "too_high" : kept === min ? "below_min" : "too_low", amount };
}

/** A typed text as a message repeats it: 20 characters at most. */
export function shortened(typed: string): string {
  return typed.replace(/^(.{20}).+$/su, "$1…");
}

/** Where the thumbs are: the index of each stop. */
export type BudgetThumbs = Readonly<Record<Bound, number>>;

/** The slider: its stops are round amounts, closer together where amounts are small. */
interface BudgetSlider {
  readonly stops: readonly number[];
  readonly thumbs: BudgetThumbs;
}

/** @param dragged where the thumbs are while one is dragged; null otherwise. */
export function budgetSlider({ budget, range }: Pick<BudgetModel, "budget" | "range">, dragged: BudgetThumbs | null): BudgetSlider {
  const stops = stopsOver(range);
  const last = stops.length - 1;
  const thumbs = dragged ?? { min: indexBelow(budget.min, stops), max: indexAbove(budget.max, stops) };
  return { stops, thumbs: { min: Math.min(thumbs.min, last), max: Math.min(thumbs.max, last) } };
}

/** The last stop that is not above an amount; the first where there is none. */
const indexBelow = (amount: number | null, stops: readonly number[]): number =>
  amount === null
    ? 0
    : Math.max(
        0,
        stops.findLastIndex((stop) => stop <= amount),
      );

/** The first stop that is not below an amount; the last where there is none. */
function indexAbove(amount: number | null, stops: readonly number[]): number {
  const index = amount === null ? -1 : stops.findIndex((stop) => stop >= amount);
  return index < 0 ? stops.length - 1 : index;
}

/** The thumbs once one has moved: each stays on its side of the other. */
export function moveThumb(bound: Bound, index: number, thumbs: BudgetThumbs): BudgetThumbs {
  return bound === "min" ? { ...thumbs, min: Math.min(index, thumbs.max) } : { ...thumbs, max: Math.max(index, thumbs.min) };
}

/** The bound that a released thumb sets; null at its end of the slider, where it sets none. */
export function releasedBound(bound: Bound, { stops, thumbs }: BudgetSlider): Budget[Bound] {
  const end = bound === "min" ? 0 : stops.length - 1;
  return thumbs[bound] === end ? null : (stops[thumbs[bound]] ?? null);
}

/** A stop is about this share of its amount away from the one before it; near 0, of the width of the range. */
const shareOfAmount = 1 / 50;
const shareOfWidth = 1 / 400;

/** Round amounts that contain the range. */
function stopsOver({ min, max }: BudgetRange): readonly number[] {
  const stepAt = (amount: number) => roundStep(Math.max(amount * shareOfAmount, (max - min) * shareOfWidth));
  let stop = Math.floor(min / stepAt(min)) * stepAt(min);
  const stops = [stop];
  while (stop < max) {
    const step = stepAt(stop);
    stop = (Math.floor(stop / step) + 1) * step;
    stops.push(stop);
  }
  return stops;
}

/** The next above a size of 1, 2, 5, 10, 20, 50 … */
function roundStep(size: number): number {
  const magnitude = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, size))));
  return [1, 2, 5, 10].map((factor) => factor * magnitude).find((step) => step > size) ?? magnitude;
}
