/** What the party wants to spend on the whole stay, in whole units of the currency; null means no bound. */
export interface Budget {
  readonly min: number | null;
  readonly max: number | null;
}

/** Prices of the stays on offer, in whole units of the currency. */
export interface BudgetRange {
  readonly min: number;
  readonly max: number;
}

export const defaultBudgetRange: BudgetRange = { min: 100, max: 120_000 };

/**
 * The range of the budget: from the latest counts, else the default.
 * @param added what has to be paid on top of the prices in the counts.
 */
export function budgetRange(price: BudgetRange | null, added = 0): BudgetRange {
  return price && price.min <= price.max ? { min: price.min + added, max: price.max + added } : defaultBudgetRange;
}

/** Whether no price of the range is within the budget. */
export function budgetExcludes({ min, max }: Budget, range: BudgetRange): boolean {
  return (max !== null && max < range.min) || (min !== null && min > range.max);
}

/**
 * Converts bounds of the full price to bounds of the seller's own prices; a lower bound of 0 becomes null.
 * @param added what has to be paid on top of the seller's prices, in whole units.
 */
export function sellersBudget({ min, max }: Budget, added: number): Budget {
  return {
    min: min === null || min <= added ? null : min - added,
    max: max === null ? null : Math.max(1, max - added),
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/**
 * The budget after a bound was edited: negative becomes 0, then the bound is limited to the range and to the other bound.
 * @param value null (an emptied field) clears the bound.
 */
export function correctBudget(edited: "min" | "max", value: number | null, budget: Budget, range: BudgetRange): Budget {
  if (value === null || Number.isNaN(value)) return { ...budget, [edited]: null };
  const within = clamp(Math.round(Math.max(0, value)), range.min, range.max);
  if (edited === "min") return { ...budget, min: Math.min(within, budget.max ?? within) };
  return { ...budget, max: Math.max(within, budget.min ?? within) };
}
