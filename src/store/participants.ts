import { normaliseAges, toParticipants } from "../domain/participants.js";
import { replaceInGroup, removeIds, roomCriterion, roomIds } from "../domain/criteria.js";
import type { Actions } from "./actions.js";
import type { SearchContext } from "./context.js";
import type { Change } from "./state.js";

/** Commits who travels, unless that is fixed, and with the rooms flag how many rooms, at once. */
export function participantsActions({ state, commit }: SearchContext): Actions["participants"] {
  return {
    commit(ages, rooms) {
      const criteria = rooms === undefined ? state.criteria : withRooms(state.criteria, rooms);
      const changes: Change[] = [
        ...(state.participantsLocked ? [] : (["participants"] as const)),
        ...(criteria === state.criteria ? [] : (["criteria"] as const)),
      ];
      if (changes.length === 0) return;
      commit(changes, () => {
        if (!state.participantsLocked) state.participants = toParticipants(normaliseAges(ages));
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
