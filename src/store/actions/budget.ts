import type { Budget } from "../../domain/budget.js";
import type { SearchScope } from "../scope.js";

export function budgetActions({ state, commit }: SearchScope) {
  return {
    /** Sets bounds; an absent or null bound, and a minimum of 0, change nothing. */
    set({ min, max }: Partial<Budget>): void {
      commit({ budget: { min: min || state.budget.min, max: max ?? state.budget.max } });
    },
    clear(bound: keyof Budget): void {
      commit({ budget: { ...state.budget, [bound]: null } });
    },
  };
}
