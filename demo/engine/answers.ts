import type { PackageCode } from "../../src/domain/packages.js";
import type { PlaceType } from "../../src/domain/places.js";
import type { Language } from "../../src/domain/locale.js";
import type { Lodging } from "./catalogue/lodgings.js";
import type { Room } from "./catalogue/rooms.js";
import type { WireAutocomplete, WireCatalog, WireCounts, WireFind, WirePrices, WireProducts } from "./wire/shapes.js";

/** Who sent the request: decides the language, currency and addresses of the response. */
export interface Visitor {
  readonly language: Language;
  readonly worksCouncil: boolean;
  readonly currency: "EUR" | "GBP";
  /** Day number of the engine's clock (see catalogue/days.ts); nothing that starts before it is sold. */
  readonly today: number;
  /** Origin of the request, for absolute addresses. */
  readonly origin: string;
}

/** The conditions that a stay must meet. Empty lists and nulls set none. Days are day numbers. */
export interface Selection {
  readonly place: { readonly type: PlaceType; readonly id: number } | null;
  readonly begin: number | null;
  readonly end: number | null;
  /** The season of stays without dates; null for either. */
  readonly season: "H" | "E" | null;
  /** Room sizes that will do; null for any that holds the party. */
  readonly capacities: readonly number[] | null;
  /** How many people pay the supplements. */
  readonly party: number;
  readonly packages: readonly PackageCode[];
  readonly origins: readonly string[];
  readonly criteria: readonly number[];
  readonly lodgingTypes: readonly number[];
  /** Bounds of the party's total for the stay, in the visitor's currency. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}

/** No conditions, for one person. */
export const anyStay: Selection = {
  place: null,
  begin: null,
  end: null,
  season: null,
  capacities: null,
  party: 1,
  packages: [],
  origins: [],
  criteria: [],
  lodgingTypes: [],
  priceMin: null,
  priceMax: null,
};

export interface FindQuery {
  readonly selection: Selection;
  /** Start dates are returned from this day on... */
  readonly from: number;
  /** ...to before this one, the first of a month. */
  readonly to: number;
  /** The length of stay, in nights, that start days and prices are of; null for any. */
  readonly nights: number | null;
  /** Whether a price for each start day and length is returned. */
  readonly grid: boolean;
  /** What places are returned by, with the lowest price of the search in each; null for none. */
  readonly by: "station" | null;
  /** When the request was received, in ISO 8601: the prices are of that time. */
  readonly time: string;
  readonly topStationIds: readonly number[];
}

export interface AutocompleteQuery {
  readonly text: string;
}

export interface ProductsQuery {
  readonly selection: Selection;
  readonly sort: "best-seller" | "price-asc" | "price-desc";
  /** From 0. */
  readonly page: number;
  readonly size: number;
  /** One product a lodging with all its packages, else one a lodging and package. */
  readonly byLodging: boolean;
}

export interface CountsQuery {
  readonly selection: Selection;
  /** Names of the lists wanted. */
  readonly wanted: readonly ("criteria" | "lodgingType" | "packages" | "capacity" | "price" | "origin")[];
}

export interface PricesQuery {
  readonly liheId: number;
  readonly begin: number;
  readonly end: number;
  readonly prestationIds: readonly number[];
  readonly ages: readonly number[];
  readonly packageCode: PackageCode;
  readonly origin: string | null;
}

/** The data of a lodging for its own page. */
export interface LodgingFacts {
  readonly liheId: number;
  readonly name: string;
  readonly stationId: number;
  readonly stationName: string;
  readonly domainName: string;
  readonly theme: Lodging["theme"];
  readonly lodgingType: number;
  readonly building: number;
  /** What its first picture shows. */
  readonly cover: string;
  readonly criteria: readonly number[];
  /** Out of 5; 0 when nobody has rated it. */
  readonly rating: number;
  readonly reviews: number;
  /** Days before arrival until which one cancels without cost; null when never. */
  readonly cancellationDays: number | null;
  /** Share paid when booking, in percent. */
  readonly depositPercent: number;
  /** The sorts of room, smallest first. */
  readonly rooms: readonly Room[];
  readonly country: string;
  /** Metres. */
  readonly altitude: number;
  /** Of the resort, in degrees; null where it is not known. */
  readonly position: { readonly lat: number; readonly lng: number } | null;
  /** Of the ski domain; null where it is not known. */
  readonly slopesKm: number | null;
  readonly access: StationAccess | null;
}

/** How a station is reached, with about how many minutes the last part by road takes. */
export interface StationAccess {
  /** The railway station. */
  readonly train: { readonly name: string; readonly minutes: number };
  readonly airports: readonly { readonly code: string; readonly name: string; readonly minutes: number }[];
  /** Roads and towns, in the order of the journey. */
  readonly road: readonly string[];
}

/** When a lodging is free for a party. */
export interface StayDaysQuery {
  readonly liheId: number;
  readonly party: number;
  /** Packages that will do; any where empty. */
  readonly packages: readonly PackageCode[];
  readonly origins: readonly string[];
}

/** The days on which a stay begins and ends, and the lowest total of the party in the visitor's currency. */
export interface StayDays {
  readonly start: string;
  readonly end: string;
  readonly price: number;
}

/** An id that is not in the catalogue; the response is 404. */
export class UnknownId extends Error {
  constructor(
    readonly field: string,
    readonly value: string | number,
  ) {
    super(`Nothing has the ${field} ${value}`);
    this.name = "UnknownId";
  }
}

/** The source of the answers cannot be reached, or not now; the response is 503. */
export class Unavailable extends Error {
  constructor(why: string) {
    super(why);
    this.name = "Unavailable";
  }
}

/**
 * How the calls of the seller are answered. The routes hand over requests that are already checked and turned into
 * these shapes; an implementation may keep the catalogue wherever it likes. Calls reject with `UnknownId` or
 * `Unavailable` alone.
 */
export interface EngineAnswers {
  find(query: FindQuery, visitor: Visitor): Promise<WireFind>;
  autocomplete(query: AutocompleteQuery, visitor: Visitor): Promise<WireAutocomplete>;
  products(query: ProductsQuery, visitor: Visitor): Promise<WireProducts>;
  counts(query: CountsQuery, visitor: Visitor): Promise<WireCounts>;
  prices(query: PricesQuery, visitor: Visitor): Promise<WirePrices>;
  catalog(liheId: number, visitor: Visitor): Promise<WireCatalog>;
  /** null for an unknown one. */
  lodging(liheId: number, visitor: Visitor): Promise<LodgingFacts | null>;
  /** Every stay of a lodging from today on, by its days. */
  stayDays(query: StayDaysQuery, visitor: Visitor): Promise<readonly StayDays[]>;
}
