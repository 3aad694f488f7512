import type { Actions } from "../actions.js";
import type { SearchContext } from "../context.js";

export function sortActions({ commit }: SearchContext): Actions["sort"] {
  return {
    choose(sort) {
      commit({ sort });
    },
  };
}
