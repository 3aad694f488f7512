import { replaceInGroup, toggleIds } from "../domain/criteria.js";
import type { Actions } from "./actions.js";
import type { SearchContext } from "./context.js";

export function criteriaActions({ state, commit }: SearchContext): Actions["criteria"] {
  return {
    toggle(ids) {
      commit(["criteria"], () => {
        state.criteria = toggleIds(state.criteria, ids);
      });
    },
    replace(group, id) {
      if (!id) return;
      commit(["criteria"], () => {
        state.criteria = replaceInGroup(state.criteria, group, id);
      });
    },
    toggleLodgingTypes(codes) {
      commit(["lodgingTypes"], () => {
        state.lodgingTypes = toggleIds(state.lodgingTypes, codes);
      });
    },
    reset() {
      commit(["criteria", "lodgingTypes", "budget"], () => {
        state.criteria = [];
        state.lodgingTypes = [];
        state.budget = { min: null, max: null };
      });
    },
  };
}
