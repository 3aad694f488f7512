import type { Budget } from "../domain/budget.js";
import type { Actions } from "./actions.js";
import type { SearchContext } from "./context.js";

/** A bound of null or undefined leaves that bound; so does a minimum of 0. `clear` empties one. */
export function budgetActions({ state, commit }: SearchContext): Actions["budget"] {
  const write = (budget: Budget) => {
    if (budget.min === state.budget.min && budget.max === state.budget.max) return;
    commit(["budget"], () => {
      state.budget = budget;
    });
  };
  return {
    set: ({ min, max }) => write({ min: min || state.budget.min, max: max ?? state.budget.max }),
    clear: (bound) => write({ ...state.budget, [bound]: null }),
  };
}
