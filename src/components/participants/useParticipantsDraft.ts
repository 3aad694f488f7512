import { useEffect, useReducer, useRef } from "react";
import {
  agesOf,
  changeParty,
  isSameParty,
  partyDraft,
  partyModel,
  partyParts,
  type PartyChange,
  type PartyModel,
} from "../../models/party.js";
import { useActions, useParts } from "../../store/useSearch.js";
import { useLatest } from "../controls/useLatest.js";

export interface ParticipantsDraft extends PartyModel {
  change(change: PartyChange): void;
  /** Commits the party, unless it is too large for its flight. Returns whether it did. */
  validate(): boolean;
  /** As `validate`, for a panel that closes by itself: an unchanged party is not committed. Also done when the panel is removed. */
  settle(): void;
  /** Drops what was entered and not validated. */
  drop(): void;
}

/** The party while it is edited; it is committed to the search on validation. */
export function useParticipantsDraft(): ParticipantsDraft {
  const actions = useActions();
  const parts = useParts(partyParts);
  const committed = partyDraft(parts);
  const [draft, dispatch] = useReducer(changeParty, committed);
  const party = partyModel(parts, draft);
  const entered = useRef(false);
  const validate = () => {
    if (party.tooManyForFlight) return false;
    entered.current = false;
    actions.participants.commit(agesOf(party), party.showsRooms ? party.rooms : undefined);
    return true;
  };
  const drop = () => {
    if (entered.current) actions.participants.edit(null);
    entered.current = false;
  };
  const settle = () => {
    if (!entered.current || isSameParty(draft, committed) || !validate()) drop();
  };
  // The panel is removed because another bar replaces this one: the visitor did not leave it.
  const latestSettle = useLatest(settle);
  useEffect(() => () => latestSettle.current(), [latestSettle]);
  return {
    ...party,
    change(change) {
      entered.current = true;
      dispatch(change);
      actions.participants.edit(agesOf(changeParty(draft, change)));
    },
    validate,
    settle,
    drop,
  };
}
