import { defaultAges, toParticipants } from "../../domain/participants.js";
import type { Choices } from "./types.js";

/** What a visitor has chosen before choosing anything: two adults, and nothing else. */
export function emptyChoices(): Choices {
  return {
    place: null,
    stayDates: { start: null, end: null },
    participants: toParticipants(defaultAges),
    packages: [],
    transfer: false,
    origin: null,
    criteria: [],
    lodgingTypes: [],
    budget: { min: null, max: null },
    sort: "best-seller",
  };
}
