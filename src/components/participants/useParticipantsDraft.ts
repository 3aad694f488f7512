import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { roomCriterion } from "../../domain/criteria.js";
import { roomsMaximum } from "../../domain/defaults.js";
import {
  adultAge,
  counterLimits,
  defaultChildAge,
  exceedsFlightMaximum,
  partyMaximum,
  splitAges,
  type CounterLimits,
} from "../../domain/participants.js";
import { includesJourney } from "../../store/state/flight.js";
import { useActions, useFlags, useSearch } from "../../store/useSearch.js";

interface Draft {
  readonly adults: number;
  readonly childrenAges: readonly number[];
  /** 0: any number. */
  readonly rooms: number;
}

export interface ParticipantsDraft extends Draft {
  readonly count: number;
  readonly maximum: number;
  readonly limits: CounterLimits;
  readonly locked: boolean;
  readonly showsRooms: boolean;
  /** More people than a flight takes: the visitor has to call. */
  readonly tooManyForFlight: boolean;
  setAdults(count: number): void;
  setChildren(count: number): void;
  setAge(index: number, age: number): void;
  setRooms(count: number): void;
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
  const committed = useCommitted();
  const [draft, setDraft] = useState<Draft>(committed);
  const flight = useSearch(includesJourney);
  const capacity = useSearch((search) => search.find.answer?.capacity ?? null);
  const locked = useSearch((search) => search.participantsLocked);
  const { roomsParticipants: showsRooms } = useFlags();

  const { adults, childrenAges, rooms } = draft;
  const count = adults + childrenAges.length;
  const maximum = partyMaximum({ flight, capacity });
  const tooManyForFlight = flight && exceedsFlightMaximum(count);
  const entered = useRef(false);
  const change = (part: Partial<Draft>) => {
    entered.current = true;
    setDraft((before) => ({ ...before, ...part }));
  };
  const validate = () => {
    if (tooManyForFlight) return false;
    entered.current = false;
    actions.participants.commit(agesOf(draft), showsRooms ? rooms : undefined);
    return true;
  };
  const settle = () => {
    if (entered.current && JSON.stringify(draft) !== JSON.stringify(committed)) validate();
  };
  useWhenGone(settle);
  return {
    ...draft,
    count,
    maximum,
    limits: counterLimits({ adults, children: childrenAges.length, maximum }),
    locked,
    showsRooms,
    tooManyForFlight,
    setAdults: (next) => change({ adults: next }),
    setChildren: (next) => change({ childrenAges: Array.from({ length: next }, (_, index) => childrenAges[index] ?? defaultChildAge) }),
    setAge: (index, age) => change({ childrenAges: childrenAges.with(index, age) }),
    setRooms: (next) => change({ rooms: next }),
    validate,
    settle,
    drop: () => void (entered.current = false),
  };
}

/** Commits when the panel is removed because another bar replaces this one: the visitor did not leave it. */
function useWhenGone(act: () => void): void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => latest.current(), []);
}

function useCommitted(): Draft {
  const participants = useSearch((search) => search.participants);
  const criteria = useSearch((search) => search.criteria);
  const { adults, childrenAges } = splitAges(participants.map(({ age }) => age));
  return { adults, childrenAges, rooms: roomsOf(criteria) };
}

function agesOf({ adults, childrenAges }: Draft): number[] {
  return [...Array.from({ length: adults }, () => adultAge), ...childrenAges];
}

/** The number of rooms in the criteria; 0: any number. */
function roomsOf(criteria: readonly number[]): number {
  for (let rooms = roomsMaximum; rooms > 0; rooms -= 1) {
    const id = roomCriterion(rooms);
    if (id !== null && criteria.includes(id)) return rooms;
  }
  return 0;
}
