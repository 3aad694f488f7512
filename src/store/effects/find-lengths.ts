import { ref } from "valtio/vanilla";
import type { FindRequest } from "../../api/calls/find-endpoint.js";
import type { FindAnswer } from "../../api/calls/find.js";
import { addDays, monthOf } from "../../calendar/day.js";
import { unitedLengths, type SoldLength } from "../../domain/stay-length.js";
import type { SearchScope } from "../scope.js";
import { same } from "../state/patch.js";
import type { FindState } from "../state/types.js";
import { nightsPerPress } from "../stay-length.js";

/** The lengths of stay that are sold, united over the months that were requested for one party, place and packages. */
interface FindLengths {
  /** Unites the lengths of an answer with the known ones; the lengths of another search are dropped. */
  unite(key: string, request: FindRequest, answer: FindAnswer): void;
}

export function createFindLengths(find: FindState): FindLengths {
  let knownKey = "";

  return {
    unite(key, request, answer) {
      const known = key === knownKey ? find.lengths : null;
      knownKey = key;
      const sold = soldLengths(request, answer);
      const lengths = sold ? unitedLengths(known ?? [], sold) : known;
      if (!same(lengths, find.lengths)) find.lengths = lengths && ref([...lengths]);
    },
  };
}

/**
 * The lengths of stay that an answer offers; null where it tells nothing about them. None for months whose prices are not of the length
 * that was requested: the days of a length would not be known.
 */
function soldLengths({ currentMonth, nights }: FindRequest, { lengths, startPrices }: FindAnswer): readonly SoldLength[] | null {
  if (currentMonth === undefined) return lengths;
  const isOfLength = nights === undefined || startPrices?.every((price) => price.nights === nights) === true;
  return lengths !== null && isOfLength ? lengths : [];
}

/** Gives the chosen dates a newly chosen length, once its days are known around the arrival. */
interface DepartureMove {
  /** Returns the month whose days have to be known; null where the dates stay as they are. */
  start(): string | null;
  /** Moves the departure if the days are known by now and a stay of that length begins on the arrival. */
  settle(): void;
  stop(): void;
}

export function createDepartureMove(scope: SearchScope, isCovered: (month: string) => boolean): DepartureMove {
  const { state } = scope;
  let waits = false;

  return {
    start() {
      const { start } = state.stayDates;
      waits = start !== null && nightsPerPress(state) !== null;
      return waits && start !== null ? monthOf(start) : null;
    },
    settle() {
      const { start } = state.stayDates;
      if (!waits || (start !== null && !isCovered(monthOf(start)))) return;
      waits = false;
      const nights = nightsPerPress(state);
      if (start === null || nights === null || state.find.startPrices[start]?.nights !== nights) return;
      scope.commit({ stayDates: { start, end: addDays(start, nights) }, stayLength: state.stayLength });
    },
    stop() {
      waits = false;
    },
  };
}
