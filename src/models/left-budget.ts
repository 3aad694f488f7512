import { budgetSlider, type BudgetModel } from "./budget.js";

/** The upper bound of the budget as what is left to pay of it. */
interface LeftBudget {
  /** Null while the budget has none. */
  readonly most: number | null;
  /** Of the dearest stay found. */
  readonly ofAll: number;
  /**
   * The upper bound of the budget for at most an amount left to pay: a stop of its slider, as the price is sent with calls; null where
   * every stay found is within the amount.
   */
  priceFor(most: number): number | null;
}

/** Null where what is left to pay is not known of a price alone, and while no prices are known. */
export function leftBudget(leftAt: (price: number) => number | null, model: BudgetModel): LeftBudget | null {
  const { budget, range, known, disabled } = model;
  const ofAll = leftAt(range.max);
  if (ofAll === null || !known || disabled) return null;
  return {
    most: budget.max === null ? null : leftAt(budget.max),
    ofAll,
    priceFor(most) {
      const { stops } = budgetSlider(model, null);
      const within = stops.findLastIndex((stop) => (leftAt(stop) ?? 0) <= most);
      return within === stops.length - 1 ? null : (stops[Math.max(0, within)] ?? null);
    },
  };
}
