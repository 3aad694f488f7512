import type { CountsAnswer } from "../../api/calls/counts.js";
import type { FindAnswer } from "../../api/calls/find.js";
import type { ProductsAnswer } from "../../api/calls/products.js";
import type { Product } from "../../domain/products.js";
import type { GivenSettings } from "../../domain/given-settings.js";
import { createAutocomplete } from "../effects/autocomplete.js";
import type { HashClaim } from "../effects/hash-entries.js";
import { createResultsPart } from "../effects/results/results-part.js";
import type { SearchEvents } from "../events.js";
import { createSearch } from "../search.js";
import { fakeServices } from "./services.driver.js";
import type { ServicesOptions } from "./services.driver.js";

export const emptyFind: FindAnswer = {
  count: null,
  placeIds: null,
  destinationName: null,
  startDates: null,
  startPrices: null,
  lengths: null,
  priceGrid: null,
  endDates: null,
  packages: null,
  origins: null,
  capacity: null,
};
export const emptyCounts: CountsAnswer = { criteria: null, lodgingTypes: null, packages: null, capacity: null, price: null };

export function productsAnswer(ids: readonly number[], more: Partial<ProductsAnswer> = {}): ProductsAnswer {
  return {
    products: ids.map((id) => product(id)),
    pageCount: 1,
    pageIndex: 0,
    pageSize: 20,
    totalProducts: ids.length,
    seParamsResponse: null,
    ...more,
  };
}

export function product(id: number, more: Partial<Product> = {}): Product {
  return {
    id,
    liheId: id,
    name: `Lodging ${id}`,
    description: "",
    countryCode: "FR",
    regionName: "Savoie",
    regionId: 1,
    stationName: "Val Thorens",
    stationId: 1,
    packCode: "HS",
    theme: "",
    image: "",
    imageSmall: "",
    imageMedium: "",
    reviewNumber: 0,
    averageRating: 0,
    productPageUrl: "",
    criterias: [],
    flashSaleUntil: null,
    prestations: [],
    season: "H",
    packageId: null,
    lodgingType: 43,
    skipass: null,
    wiypFees: [],
    ...more,
  };
}

/** The settings that an element needs before its search starts. */
export const mandatorySettings: GivenSettings = { engineId: 1, locale: "fr-FR", currency: "EUR", menuDomain: "https://ski.example" };

export interface OpenOptions extends ServicesOptions {
  readonly given?: GivenSettings;
  /** A results page: its view loads products and counts. */
  readonly results?: boolean;
  /** Whether the list of suggestions was opened; true when absent. */
  readonly suggests?: boolean;
  /** The element brings the results part; by default it does where `results` is true. */
  readonly bringsResults?: boolean;
  readonly mayWriteHash?: boolean;
  /** The owner of the page's hash, for tests of it. */
  readonly claim?: HashClaim;
}

/** A page with one search on it and an element that joined it. */
export async function openSearch(options: OpenOptions = {}) {
  const { services, ...world } = fakeServices(options);
  const claim = options.claim ?? { take: () => options.mayWriteHash ?? true, release: () => undefined };
  const search = createSearch("default", services, claim);
  const errors: SearchEvents["error"][] = [];
  const changes: SearchEvents["change"][] = [];
  search.listen("error", (error) => errors.push(error));
  search.listen("refused", (error) => errors.push(error));
  search.listen("change", (change) => changes.push(change));
  const { bringsResults = options.results } = options;
  const bar = {};
  search.join(bar, { ...mandatorySettings, ...options.given }, {}, bringsResults ? { results: createResultsPart } : {});
  if (options.results) search.actions.results.attach();
  if (options.suggests ?? true) search.actions.place.showSuggestions(createAutocomplete);
  await world.settled();
  return { ...world, search, actions: search.actions, state: () => search.snapshot(), bar, errors, changes };
}

export type TestSearch = Awaited<ReturnType<typeof openSearch>>;

/** Until the texts for the console are loaded, as they are for the first warning, and written. */
export async function consoleWordsLoaded(): Promise<void> {
  await import("../../platform/console-words.js");
  await new Promise((done) => setTimeout(done));
}
