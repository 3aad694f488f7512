import { normaliseAges, toParticipants } from "../domain/participants.js";
import { replaceInGroup, removeIds, roomCriterion, roomIds } from "../domain/criteria.js";
import type { Actions } from "./actions.js";
import type { SearchContext } from "./context.js";
import type { Change } from "./state.js";

/** Commits who travels, and with the rooms flag how many rooms, at once. */
export function participantsActions({ state, commit }: SearchContext): Actions["participants"] {
  return {
    commit(ages, rooms) {
      if (state.participantsLocked) return;
      const changes: Change[] = ["participants"];
      const criteria = rooms === undefined ? state.criteria : withRooms(state.criteria, rooms);
      if (criteria !== state.criteria) changes.push("criteria");
      commit(changes, () => {
        state.participants = toParticipants(normaliseAges(ages));
        if (criteria !== state.criteria) state.criteria = criteria;
      });
    },
  };
}

/** The room-count criterion of `rooms` in the place of any other; none for 0. */
function withRooms(criteria: readonly number[], rooms: number): readonly number[] {
  const wanted = roomCriterion(rooms);
  const others = removeIds(criteria, roomIds);
  return wanted === null ? others : replaceInGroup(others, roomIds, wanted);
}
