import type { Actions } from "./actions.js";
import type { SearchContext } from "./context.js";

export function sortActions({ state, commit }: SearchContext): Actions["sort"] {
  return {
    choose(order) {
      if (order === state.sort) return;
      commit(["sort"], () => {
        state.sort = order;
      });
    },
  };
}
