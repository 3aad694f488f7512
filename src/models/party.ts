import { roomCriterion } from "../domain/rooms.js";
import { roomsMaximum } from "../domain/defaults.js";
import {
  adultAge,
  counterLimits,
  defaultChildAge,
  exceedsFlightMaximum,
  partyMaximum,
  splitAges,
  type CounterLimits,
} from "../domain/participants.js";
import { includesJourney } from "../store/state/flight.js";
import type { SearchSnapshot } from "../store/state/types.js";
import { times } from "../calendar/times.js";

/** What the guests' panel reads from the search. */
export const partyParts = (search: SearchSnapshot) => ({
  participants: search.participants,
  criteria: search.criteria,
  capacity: search.find.answer?.capacity ?? null,
  locked: search.participantsLocked,
  showsRooms: search.flags.roomsParticipants,
  flight: includesJourney(search),
});
type PartyParts = ReturnType<typeof partyParts>;

/** The party while it is edited. */
export interface PartyDraft {
  readonly adults: number;
  readonly childrenAges: readonly number[];
  /** 0: any number. */
  readonly rooms: number;
}

export type PartyChange =
  | { readonly type: "adults"; readonly count: number }
  | { readonly type: "children"; readonly count: number }
  | { readonly type: "age"; readonly index: number; readonly age: number }
  | { readonly type: "rooms"; readonly count: number };

/** The party of the search, as it is edited. */
export function partyDraft({ participants, criteria }: Pick<PartyParts, "participants" | "criteria">): PartyDraft {
  const { adults, childrenAges } = splitAges(participants.map(({ age }) => age));
  return { adults, childrenAges, rooms: roomsOf(criteria) };
}

/** Children keep their ages as others come and go; an added child has the default age. */
export function changeParty(draft: PartyDraft, change: PartyChange): PartyDraft {
  switch (change.type) {
    case "adults":
      return { ...draft, adults: change.count };
    case "children":
      return {
        ...draft,
        childrenAges: times(change.count, (index) => draft.childrenAges[index] ?? defaultChildAge),
      };
    case "age":
      return { ...draft, childrenAges: draft.childrenAges.with(change.index, change.age) };
    case "rooms":
      return { ...draft, rooms: change.count };
  }
}

export const isSameParty = (one: PartyDraft, other: PartyDraft): boolean =>
  one.adults === other.adults && one.rooms === other.rooms && one.childrenAges.join() === other.childrenAges.join();

export interface PartyModel extends PartyDraft {
  readonly count: number;
  readonly maximum: number;
  readonly limits: CounterLimits;
  readonly locked: boolean;
  readonly showsRooms: boolean;
  /** More people than a flight takes: the visitor has to call. */
  readonly tooManyForFlight: boolean;
}

export function partyModel({ flight, capacity, locked, showsRooms }: PartyParts, draft: PartyDraft): PartyModel {
  const { adults, childrenAges } = draft;
  const count = adults + childrenAges.length;
  const maximum = partyMaximum({ flight, capacity });
  const limits = counterLimits({ adults, children: childrenAges.length, maximum });
  return { ...draft, count, maximum, limits, locked, showsRooms, tooManyForFlight: flight && exceedsFlightMaximum(count) };
}

export const agesOf = ({ adults, childrenAges }: PartyDraft): number[] => [...times(adults, () => adultAge), ...childrenAges];

/** The number of rooms in the criteria; 0: any number. */
function roomsOf(criteria: readonly number[]): number {
  for (let rooms = roomsMaximum; rooms > 0; rooms -= 1) {
    const id = roomCriterion(rooms);
    if (id !== null && criteria.includes(id)) return rooms;
  }
  return 0;
}
