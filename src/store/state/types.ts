import type { AutocompleteAnswer } from "../../api/calls/autocomplete.js";
import type { CatalogAnswer } from "../../api/calls/catalog.js";
import type { CountsAnswer } from "../../api/calls/counts.js";
import type { FindAnswer, GridPrice } from "../../api/calls/find.js";
import type { PricedPlace } from "../../api/calls/priced-places.js";
import type { FindRequest } from "../../api/calls/find-endpoint.js";
import type { ProductsRequest } from "../../api/calls/products-endpoint.js";
import type { Month } from "../../calendar/day.js";
import type { Droppable } from "../../domain/alternatives.js";
import type { Budget } from "../../domain/budget.js";
import type { Company } from "../../domain/company.js";
import type { Flags } from "../../domain/flags.js";
import type { PackageCode } from "../../domain/packages.js";
import type { Participant } from "../../domain/participants.js";
import type { PlaceNarrowing } from "../../domain/place-narrowing.js";
import type { Place, Suggestion } from "../../domain/places.js";
import type { Fee, Prestation, Product } from "../../domain/products.js";
import type { RecentSearch } from "../../domain/recent-searches.js";
import type { SchoolZone } from "../../domain/school-zones.js";
import type { KeptStay } from "../../domain/shortlist.js";
import type { SearchSettings } from "../../domain/settings.js";
import type { SortOrder } from "../../domain/sort.js";
import type { StayDates } from "../../domain/stay-dates.js";
import type { DayPrice, SoldLength, StayLength } from "../../domain/stay-length.js";
import type { Wish } from "../../domain/wishes/read-wish.js";

/** `failed` keeps what was there; `timeout` is a products page 1 that took longer than the request timeout. */
type LoadStatus = "idle" | "loading" | "ready" | "failed" | "timeout";

export interface FindState {
  status: LoadStatus;
  request: FindRequest | null;
  answer: FindAnswer | null;
  /** Days a stay can start on, united over the months requested so far. */
  startDates: readonly string[];
  /** The lowest total of the party by start day, of the months that `startDates` covers; a day without one is left out. */
  startPrices: Readonly<Record<string, DayPrice>>;
  /** Another search's response is under way: prices of days are not of this one, and not shown. */
  outdated: boolean;
  /** The lengths of stay that are sold, in order: null before a response, empty where the server does not know them. */
  lengths: readonly SoldLength[] | null;
  /** Days the stay that starts on the picked start can end on. */
  endDates: readonly string[];
  /** `yyyy-MM` of the months that `startDates` covers. */
  coveredMonths: readonly string[];
  /** Id of a place that a link gave without a name, and that is unknown to find. */
  unknownPlaceId: number | null;
}

/** What is requested once it is to be shown. */
export interface ShownState {
  status: LoadStatus;
  /** What it was requested for; null before the first request. */
  key: string | null;
  /** The server answered without it: it does not know it. */
  unknown: boolean;
}

/** The price of each start day and length of a season. */
export interface SeasonState extends ShownState {
  /** Null while they are not known for that key. */
  grid: readonly GridPrice[] | null;
  /** The places that have the stay in view; null while none are to be shown, or where they are not known. */
  places: { readonly status: "loading" | "ready" | "failed"; readonly list: readonly PricedPlace[] } | null;
}

/** The places that have a stay of the search, whatever its destination. */
interface PricedPlacesState extends ShownState {
  /** Null while they are not known for that key. */
  list: readonly PricedPlace[] | null;
}

interface AutocompleteState {
  status: LoadStatus;
  request: FindRequest | null;
  answer: AutocompleteAnswer | null;
  /** The text that the shown suggestions match; empty while the top stations show. */
  text: string;
  /** Null: show the top stations. */
  suggestions: readonly Suggestion[] | null;
  /** What the typed text wishes for; null where it is no wish. */
  wish: Wish | null;
}

export interface ProductsState {
  status: LoadStatus;
  /** Status of the page being appended, beside a list that stays. */
  moreStatus: LoadStatus;
  request: ProductsRequest | null;
  /** The query of the list; differs from the wanted one while it loads. */
  key: string | null;
  /** The list is shown again as it was left, by Back, Forward or a link: it is not scrolled to its beginning. */
  restored: boolean;
  list: readonly Product[];
  total: number;
  pageCount: number;
  /** `Date.now()` of the moment page 1 was requested; null when it is not pending. */
  since: number | null;
  /** How often in a row the products failed because a file of the library could not be loaded; 0 where it was the call. */
  fileFailures: number;
}

export interface CountsState {
  status: LoadStatus;
  request: ProductsRequest | null;
  key: string | null;
  answer: CountsAnswer | null;
}

export type PriceBasis = "stay" | "person";
/** The changes that bring stays back if the list is empty; others are left out. */
export interface AlternativesState {
  readonly status: "loading" | "ready";
  /** The one to advise first. */
  readonly drops: readonly { readonly droppable: Droppable; readonly stays: number }[];
  /** The nearest first, each as long as the stay that was searched, with the lowest price as the server gives it, null where it has none. */
  readonly dates: readonly { readonly start: string; readonly end: string; readonly stays: number; readonly price: number | null }[];
}

/** Live prices of one product, instead of its listed prestations once settled. */
export interface LivePrices {
  status: "loading" | "settled";
  prestations: readonly Prestation[];
  fees: readonly Fee[];
  /** Ids of the offers whose price has not been checked, or could not be: they are as listed. */
  unchecked: readonly number[];
  /** `Date.now()` of the moment the prices were checked, the earliest of several calls; null where none was. */
  checkedAt: number | null;
}

/** Prices of a kept stay that are checked again while the shortlist is open. */
export interface CheckedPrices {
  status: "checking" | "checked" | "failed";
  prestations: readonly Prestation[];
  fees: readonly Fee[];
  /** `Date.now()` of the moment the status was reached. */
  at: number;
}

interface ShortlistState {
  /** The stays that the visitor keeps, newest first. */
  stays: readonly KeptStay[];
  /** By key of the stay; a stay without one has no live price, or was not checked yet. */
  prices: Record<string, CheckedPrices>;
  /** The weeks around the dates at which a stay was kept, by key of the stay, once they were requested. */
  weeks: Record<string, StayWeeks>;
  /** What is known of the places that have stays; null until it is, and where the server does not know it. */
  places: readonly PricedPlace[] | null;
}

/** A kept stay a week sooner, as it was kept, and a week later. */
export interface StayWeeks {
  status: "loading" | "ready" | "failed";
  /** By date. */
  weeks: readonly StayWeek[];
}

export interface StayWeek {
  readonly stayDates: StayDates;
  /** As listed; "none" where the lodging is not offered then, "unknown" where the seller returned too few lodgings to tell. */
  readonly stay: KeptStay | "none" | "unknown";
}

export interface GalleryState {
  status: LoadStatus;
  catalog: CatalogAnswer | null;
}

/** The choices that a search is made of. */
export interface Choices {
  place: Place | null;
  stayDates: StayDates;
  participants: readonly Participant[];
  packages: readonly PackageCode[];
  /** The train or flight switch. */
  transfer: boolean;
  origin: string | null;
  /** Sorted ids. */
  criteria: readonly number[];
  /** Sorted codes. */
  lodgingTypes: readonly number[];
  budget: Budget;
  sort: SortOrder;
}

/** The parts of a search that only `patch` writes. */
export interface Parts extends Choices {
  settings: SearchSettings;
  flags: Flags;
  /** The data of the visitor's works council; null outside the works-council variant. */
  company: Company | null;
  /** The party is given by the works council's list and is not the visitor's to change. */
  participantsLocked: boolean;
  /** First click of a range that is not committed yet. */
  pickedStart: string | null;
  /** The length of stay that the visitor chose; null for the one of the dates, or the usual one. */
  stayLength: StayLength | null;
  /** `yyyy-MM` of the month that stays are offered in until there are dates; null for any. */
  travelMonth: Month | null;
  /** From 1. */
  page: number;
  /** Names of image files from the hash, `desktop/mobile`. */
  banner: string | null;
}

/** The shared search. Views read snapshots of it. */
export interface SearchState extends Readonly<Parts> {
  /** `waiting` until the settings are resolved. */
  status: "waiting" | "ready" | "failed";
  datesOpen: boolean;
  /** The ages of the party while it is edited; null when nothing was entered that is not committed. */
  partyDraft: readonly number[] | null;
  /** The visitor's last searches, newest first. */
  recentSearches: readonly RecentSearch[];
  find: FindState;
  season: SeasonState;
  pricedPlaces: PricedPlacesState;
  /** What the visitor narrows those places to. */
  placeNarrowing: PlaceNarrowing;
  /** The zone whose school holidays the visitor chose to see; "none" for none, null before a choice. */
  schoolZone: SchoolZone | "none" | null;
  autocomplete: AutocompleteState;
  products: ProductsState;
  counts: CountsState;
  /** What the price in large type is for: the party's whole stay, or one person. */
  priceBasis: PriceBasis;
  /** The band by which the works council pays, as the visitor chose it and `keptBand` writes it. Null before a choice. */
  contributionBand: string | null;
  /** Null while the list is not known to be empty. */
  alternatives: AlternativesState | null;
  /** By product id. */
  prices: Record<number, LivePrices>;
  /** By lodging id. */
  galleries: Record<number, GalleryState>;
  shortlist: ShortlistState;
}

/** A search snapshot: frozen, and the same object in every part that did not change. */
export type SearchSnapshot = Readonly<SearchState>;
