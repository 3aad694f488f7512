import type { Actions } from "../actions.js";
import type { SearchContext } from "../context.js";

/** A bound of null or undefined leaves that bound; so does a minimum of 0. `clear` empties one. */
export function budgetActions({ state, commit }: SearchContext): Actions["budget"] {
  return {
    set({ min, max }) {
      commit({ budget: { min: min || state.budget.min, max: max ?? state.budget.max } });
    },
    clear(bound) {
      commit({ budget: { ...state.budget, [bound]: null } });
    },
  };
}
