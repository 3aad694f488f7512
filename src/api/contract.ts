import type { PackageCode } from "../domain/packages.js";
import type { Place, Suggestion } from "../domain/places.js";
import type { Fee, Product } from "../domain/products.js";
import type { SortOrder } from "../domain/sort.js";
import type { Aborted } from "../platform/http.js";
import type { Budget } from "../domain/budget.js";

/** What an aborted request resolves to (the constant is `aborted` of the platform's http): no answer, and nothing changes. */
export type { Aborted };

/** The parameters of find and autocomplete. Empty parts are left out of the query. */
export interface FindRequest {
  readonly engineId: number;
  /** First month wanted, `yyyy-MM`; absent when a start date is given. */
  readonly currentMonth?: string;
  readonly numberOfMonths: number;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly topStationIds: readonly number[];
  /** As chosen: everywhere is left out by the request builder. */
  readonly place?: Pick<Place, "id" | "type">;
  readonly ages: readonly number[];
  readonly packages: readonly PackageCode[];
  /** As chosen: the request builder sends it where the locale and the code allow. */
  readonly origin?: string;
  readonly criteria: readonly number[];
  readonly lodgingTypes: readonly number[];
  readonly text?: string;
}

export interface IdCount {
  readonly id: string;
  readonly count: number;
}
export interface NumericIdCount {
  readonly id: number;
  readonly count: number;
}
export interface Origin {
  readonly code: string;
  readonly name: string;
}

/** The lowest total of the party for a stay that begins on the day, in whole units of the engine's currency. */
export interface StartPrice {
  readonly date: string;
  readonly price: number;
}

/** What can be chosen next. A list is null when the answer did not carry it. Days are `yyyy-MM-dd`, sorted. */
export interface FindAnswer {
  readonly count: number | null;
  readonly placeIds: readonly number[] | null;
  readonly destinationName: string | null;
  readonly startDates: readonly string[] | null;
  readonly startPrices: readonly StartPrice[] | null;
  readonly endDates: readonly string[] | null;
  readonly packages: readonly IdCount[] | null;
  readonly origins: readonly Origin[] | null;
  /** Party sizes on offer. */
  readonly capacity: readonly number[] | null;
}

/** The parameters of products and counts; one query key is everything but the page. */
export interface ProductsRequest {
  readonly engineId: number;
  readonly beginDate: string | null;
  readonly endDate: string | null;
  /** As chosen: everywhere is left out by the request builder. */
  readonly place: Pick<Place, "id" | "type"> | null;
  readonly partySize: number;
  /** Largest party the search allows: 20, or 9 with a flight. */
  readonly partySizeMaximum: number;
  readonly packages: readonly PackageCode[];
  /** As chosen: a distance is widened to its smaller ones by the request builder. */
  readonly criteria: readonly number[];
  readonly lodgingTypes: readonly number[];
  readonly budget: Budget;
  /** As chosen: any London airport is widened to its six by the request builder, no transport left out. */
  readonly origins: readonly string[];
  readonly sort: SortOrder;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly packageTabs: boolean;
}

export interface ProductsAnswer {
  readonly products: readonly Product[];
  readonly pageCount: number;
  /** From 0, as `start` is. */
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly totalProducts: number;
  readonly seParamsResponse: unknown;
}

/** How many lodgings each choice would leave. A list is null when the answer did not carry it. */
export interface CountsAnswer {
  readonly criteria: readonly NumericIdCount[] | null;
  readonly lodgingTypes: readonly NumericIdCount[] | null;
  readonly packages: readonly IdCount[] | null;
  readonly capacity: readonly number[] | null;
  readonly price: { readonly min: number; readonly max: number } | null;
}

/** One package group of a lodging whose prices are confirmed. */
export interface PricesRequest {
  readonly startDate: string;
  readonly endDate: string;
  readonly prestationIds: readonly number[];
  readonly ages: readonly number[];
  readonly liheId: number;
  readonly packCode: string;
  readonly packageId: number | null;
  readonly site: string;
  readonly origin: string | null;
}
export interface PricesAnswer {
  readonly wiypPrices: readonly { readonly prestId: number; readonly sellingPriceWiyp: number; readonly publicPriceWiyp: number | null }[];
  readonly iresaPrices: readonly { readonly prestId: number; readonly sellingPriceIresa: number }[];
  readonly fees: readonly Fee[];
  readonly error: string | null;
}

export interface CatalogPicture {
  readonly img: string;
  readonly imgMedium: string;
  readonly imgXL: string;
  /** What it shows, in the visitor's language. */
  readonly alt?: string | null | undefined;
}
export interface CatalogAnswer {
  readonly picturesLodging: readonly CatalogPicture[];
  readonly picturesLodgingWinter: readonly CatalogPicture[];
  readonly picturesLodgingSummer: readonly CatalogPicture[];
  readonly picturesAccomodation: readonly CatalogPicture[];
}

/** The seller's start-up settings, as the text lines give them. */
export interface Environment {
  readonly ENGINE_ID?: string;
  readonly CURRENCY?: string;
  readonly MENU_DOMAIN?: string;
  readonly LOCALE?: string;
  readonly GTMID?: string;
}

export interface AutocompleteAnswer {
  readonly suggestions: readonly Suggestion[];
}

/** Every call of the seller that the front end makes. All take an abort signal and resolve to `aborted` when it fires. */
export interface Api {
  find(request: FindRequest, signal: AbortSignal): Promise<FindAnswer | Aborted>;
  autocomplete(request: FindRequest, signal: AbortSignal): Promise<AutocompleteAnswer | Aborted>;
  products(request: ProductsRequest, signal: AbortSignal): Promise<ProductsAnswer | Aborted>;
  counts(request: ProductsRequest, signal: AbortSignal): Promise<CountsAnswer | Aborted>;
  prices(request: PricesRequest, signal: AbortSignal): Promise<PricesAnswer | Aborted>;
  /** null when the catalog could not be had; the failure is logged. */
  catalog(liheId: number, signal: AbortSignal): Promise<CatalogAnswer | null | Aborted>;
  environment(signal: AbortSignal): Promise<Environment | Aborted>;
}
