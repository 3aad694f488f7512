import { resolveFlags } from "../../domain/flags.js";
import type { HostPage } from "../../domain/given-settings.js";
import { noNarrowing } from "../../domain/place-narrowing.js";
import { resolveSettings } from "../../domain/settings-resolution.js";
import { emptyChoices } from "./empty-choices.js";
import type { SearchState } from "./types.js";

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
    stayLength: null,
    travelMonth: null,
    page: 1,
    datesOpen: false,
    partyDraft: null,
    banner: null,
    recentSearches: [],
    find: {
      status: "idle",
      request: null,
      answer: null,
      startDates: [],
      startPrices: {},
      lengths: null,
      outdated: false,
      endDates: [],
      coveredMonths: [],
      unknownPlaceId: null,
    },
    season: { status: "idle", key: null, grid: null, unknown: false, places: null },
    pricedPlaces: { status: "idle", key: null, list: null, unknown: false },
    placeNarrowing: noNarrowing,
    schoolZone: null,
    autocomplete: { status: "idle", request: null, answer: null, text: "", suggestions: null, wish: null },
    products: {
      status: "idle",
      moreStatus: "idle",
      request: null,
      key: null,
      restored: false,
      list: [],
      total: 0,
      pageCount: 0,
      since: null,
      fileFailures: 0,
    },
    counts: { status: "idle", request: null, key: null, answer: null },
    priceBasis: "stay",
    contributionBand: null,
    alternatives: null,
    prices: {},
    galleries: {},
    shortlist: { stays: [], prices: {}, weeks: {}, places: null },
  };
}
