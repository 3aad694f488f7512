import { replaceInGroup, toggleIds } from "../../domain/criteria.js";
import type { Actions } from "../actions.js";
import type { SearchContext } from "../context.js";

export function criteriaActions({ state, commit }: SearchContext): Actions["criteria"] {
  return {
    toggle(ids) {
      commit({ criteria: toggleIds(state.criteria, ids) });
    },
    replace(group, id) {
      if (id) commit({ criteria: replaceInGroup(state.criteria, group, id) });
    },
    toggleLodgingTypes(codes) {
      commit({ lodgingTypes: toggleIds(state.lodgingTypes, codes) });
    },
    reset() {
      commit({ criteria: [], lodgingTypes: [], budget: { min: null, max: null } });
    },
  };
}
