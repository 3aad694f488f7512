import { defaultAges, toParticipants } from "../../domain/participants.js";
import { resolveFlags } from "../../domain/flags.js";
import type { HostPage } from "../../domain/settings-resolution.js";
import { resolveSettings } from "../../domain/settings-resolution.js";
import type { Choices, SearchState } from "./types.js";

/** A search before its settings are known and before anything is chosen. */
export function initialState(page: HostPage): SearchState {
  return {
    status: "waiting",
    settings: resolveSettings({ menuDomain: page.origin }, null, page),
    flags: resolveFlags({}, null, []),
    ...emptyChoices(),
    company: null,
    participantsLocked: false,
    pickedStart: null,
    page: 1,
    datesOpen: false,
    banner: null,
    recentSearches: [],
    find: { status: "idle", request: null, answer: null, startDates: [], endDates: [], coveredMonths: [], unknownPlaceId: null },
    autocomplete: { status: "idle", request: null, answer: null, text: "", suggestions: null },
    products: {
      status: "idle",
      moreStatus: "idle",
      request: null,
      key: null,
      list: [],
      total: 0,
      pageCount: 0,
      since: null,
      fileFailures: 0,
    },
    counts: { status: "idle", request: null, key: null, answer: null },
    prices: {},
    galleries: {},
  };
}

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
