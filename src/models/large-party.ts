import { exceedsFlightMaximum } from "../domain/participants.js";
import { includesJourney } from "../store/state/flight.js";
import type { SearchSnapshot } from "../store/state/types.js";

type PartyOfTrip = Parameters<typeof includesJourney>[0] & Pick<SearchSnapshot, "participants">;

/** Whether the party is too large for its flight, and has to call. */
export function isPartyTooLarge(search: PartyOfTrip): boolean {
  return includesJourney(search) && exceedsFlightMaximum(search.participants.length);
}
