import { isFlightVariant } from "../../domain/settings.js";

interface Trip {
  readonly settings: Parameters<typeof isFlightVariant>[0];
  readonly transfer: boolean;
}

/** Whether the trip starts at an airport or a station: then its party is limited. */
export function includesJourney({ settings, transfer }: Trip): boolean {
  return isFlightVariant(settings) && transfer;
}
