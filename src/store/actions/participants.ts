import { removeIds, replaceInGroup } from "../../domain/chosen-ids.js";
import { roomCriterion, roomIds } from "../../domain/rooms.js";
import { normaliseAges, toParticipants } from "../../domain/participants.js";
import type { SearchScope } from "../scope.js";

export function participantsActions({ state, commit }: SearchScope) {
  return {
    /** The ages as they are edited, which every bar of the search shows before they are committed; null when they are dropped. */
    edit(ages: readonly number[] | null): void {
      state.partyDraft = ages;
    },
    /** Commits the party, unless it is fixed, and with the rooms flag the number of rooms in the same commit. */
    commit(ages: readonly number[], rooms?: number): void {
      state.partyDraft = null;
      const participants = state.participantsLocked ? state.participants : toParticipants(normaliseAges(ages));
      // Rooms are kept among the criteria.
      commit(rooms === undefined ? { participants } : { participants, criteria: withRooms(state.criteria, rooms) });
    },
  };
}

/** The criteria with `rooms` as the only room count; without one for 0. */
function withRooms(criteria: readonly number[], rooms: number): readonly number[] {
  const wanted = roomCriterion(rooms);
  const others = removeIds(criteria, roomIds);
  return wanted === null ? others : replaceInGroup(others, roomIds, wanted);
}
