import { exceedsFlightMaximum } from "../../domain/participants.js";
import { isFlightVariant } from "../../domain/settings.js";
import type { SearchState } from "./types.js";

interface Trip {
  readonly settings: Parameters<typeof isFlightVariant>[0];
  readonly transfer: boolean;
}

/** Whether the trip starts at an airport or a station: then its party is limited. */
export function includesJourney({ settings, transfer }: Trip): boolean {
  return isFlightVariant(settings) && transfer;
}

/** Whether the party is too large for its flight, and has to call. */
export function isPartyTooLarge(search: Trip & Pick<SearchState, "participants">): boolean {
  return includesJourney(search) && exceedsFlightMaximum(search.participants.length);
}
