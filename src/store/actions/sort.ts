import type { SortOrder } from "../../domain/sort.js";
import type { Commit } from "../commit.js";

export function sortActions(commit: Commit) {
  return {
    choose(sort: SortOrder): void {
      commit({ sort });
    },
  };
}
