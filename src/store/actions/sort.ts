import type { SortOrder } from "../../domain/sort.js";
import type { SearchScope } from "../scope.js";

export function sortActions({ commit }: SearchScope) {
  return {
    choose(sort: SortOrder): void {
      commit({ sort });
    },
  };
}
