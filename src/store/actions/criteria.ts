import { replaceInGroup, toggleIds } from "../../domain/chosen-ids.js";
import type { SearchScope } from "../scope.js";

export function criteriaActions({ state, commit }: SearchScope) {
  return {
    /** One choice a visitor sees: every id of an option at once. */
    toggle(ids: readonly number[]): void {
      commit({ criteria: toggleIds(state.criteria, ids) });
    },
    /** Radio-like: the chosen id replaces the group's others; the same id again removes it. `group` has all ids of the group. */
    replace(group: readonly number[], id: number): void {
      if (id) commit({ criteria: replaceInGroup(state.criteria, group, id) });
    },
    toggleLodgingTypes(codes: readonly number[]): void {
      commit({ lodgingTypes: toggleIds(state.lodgingTypes, codes) });
    },
    /** Clears criteria, lodging types and budget. */
    reset(): void {
      commit({ criteria: [], lodgingTypes: [], budget: { min: null, max: null } });
    },
  };
}
