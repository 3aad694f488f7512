import type {
  Api,
  AutocompleteAnswer,
  CatalogAnswer,
  CountsAnswer,
  Environment,
  FindAnswer,
  FindRequest,
  PricesAnswer,
  PricesRequest,
  ProductsAnswer,
  ProductsRequest,
} from "../api/contract.js";
import type { Product } from "../domain/products.js";
import type { GivenSettings } from "../domain/settings-resolution.js";
import { aborted } from "../platform/http.js";
import { memoryStorage, type KeyValueStore } from "../platform/storage.js";
import type { TrackedEvent } from "../tracking/events.js";
import { fakeClock, fakeLocation, memoryCookies } from "../../test/fixtures/fakes.js";
import type { HashClaim } from "./effects/hash-entries.js";
import { createSearch } from "./search.js";
import type { SearchEvents } from "./owner.js";
import type { CompanyQuestion, Connection } from "./services.js";

interface Exchanges {
  find: [FindRequest, FindAnswer];
  autocomplete: [FindRequest, AutocompleteAnswer];
  products: [ProductsRequest, ProductsAnswer];
  counts: [ProductsRequest, CountsAnswer];
  prices: [PricesRequest, PricesAnswer];
  catalog: [number, CatalogAnswer | null];
  environment: [undefined, Environment];
  company: [CompanyQuestion, number];
}
export type CallName = keyof Exchanges;

/** One call under way, answered by the test when it likes. An aborted one resolves as the client's would. */
export interface Call<Name extends CallName = CallName> {
  readonly name: Name;
  readonly request: Exchanges[Name][0];
  readonly signal: AbortSignal;
  answer(answer: Exchanges[Name][1]): void;
  fail(error?: Error): void;
}

export const emptyFind: FindAnswer = {
  count: null,
  placeIds: null,
  destinationName: null,
  startDates: null,
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
    prestations: [],
    season: "H",
    packageId: null,
    lodgingType: 43,
    skipass: null,
    wiypFees: [],
    ...more,
  };
}

const fourSettings: GivenSettings = { engineId: 1, locale: "fr-FR", currency: "EUR", menuDomain: "https://ski.example" };

export interface OpenOptions {
  readonly given?: GivenSettings;
  readonly hash?: string;
  /** A results page: its views load products and counts. */
  readonly results?: boolean;
  readonly now?: string;
  readonly mayWriteHash?: boolean;
  /** Who has the page's hash, where that is what is looked at. */
  readonly claim?: HashClaim;
  /** Calls go on when they are aborted, as those of a page that wraps fetch may: their answers come late. */
  readonly deaf?: boolean;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly session?: KeyValueStore;
  readonly local?: KeyValueStore;
  readonly host?: string;
  /** What the page does with an event of the data layer, beside being noted. */
  readonly onTrack?: (event: TrackedEvent) => void;
}

/** A page with one search on it, its world faked, every call in the test's hands. */
export async function openSearch(options: OpenOptions = {}) {
  const calls: Call[] = [];
  const warnings: string[] = [];
  const clock = fakeClock(options.now ?? "2026-11-21T10:00:00Z");
  const location = fakeLocation(`https://${options.host ?? "ski.example"}/se-results${options.hash ? `#${options.hash}` : ""}`);
  const cookies = memoryCookies(options.cookies);
  const session = options.session ?? memoryStorage();
  const local = options.local ?? memoryStorage();
  const tracked: TrackedEvent[] = [];
  const connections: Connection[] = [];

  function call<Name extends CallName>(name: Name, request: Exchanges[Name][0], signal: AbortSignal) {
    return new Promise<Exchanges[Name][1] | typeof aborted>((resolve, reject) => {
      if (!options.deaf) signal.addEventListener("abort", () => resolve(aborted));
      const made: Call<Name> = { name, request, signal, answer: resolve, fail: (error = new Error("no answer")) => reject(error) };
      calls.push(made);
    });
  }
  const api: Api = {
    find: (request, signal) => call("find", request, signal),
    autocomplete: (request, signal) => call("autocomplete", request, signal),
    products: (request, signal) => call("products", request, signal),
    counts: (request, signal) => call("counts", request, signal),
    prices: (request, signal) => call("prices", request, signal),
    catalog: (liheId, signal) => call("catalog", liheId, signal),
    environment: (signal) => call("environment", undefined, signal),
  };
  const search = createSearch(
    "default",
    {
      clock,
      location,
      cookies,
      session,
      local,
      connect: (connection) => {
        connections.push(connection);
        return api;
      },
      lookUpCompany: (question, signal) => call("company", question, signal),
      track: (event) => {
        tracked.push(event);
        options.onTrack?.(event);
      },
      warn: (message, cause) => warnings.push(cause instanceof Error ? `${message} ${cause.message}` : message),
    },
    options.claim ?? { take: () => options.mayWriteHash ?? true, release: () => undefined },
  );
  const errors: SearchEvents["error"][] = [];
  const changes: SearchEvents["change"][] = [];
  search.listen("error", (error) => errors.push(error));
  search.listen("change", (change) => changes.push(change));
  const bar = {};
  search.join(bar, { ...fourSettings, ...options.given });
  if (options.results) search.actions.results.attach();
  await rest();

  const named = <Name extends CallName>(name: Name) => calls.filter((made) => made.name === name) as unknown as Call<Name>[];
  return {
    search,
    actions: search.actions,
    state: () => search.snapshot(),
    bar,
    clock,
    location,
    cookies,
    session,
    local,
    tracked,
    connections,
    calls,
    errors,
    changes,
    warnings,
    named,
    /** The newest call of this name; fails the test when there is none. */
    last<Name extends CallName>(name: Name): Call<Name> {
      const made = named(name).at(-1);
      if (!made) throw new Error(`No ${name} call was made.`);
      return made;
    },
    /** Names of the calls made since the last look, in order. */
    newCalls: lookAtCalls(calls),
    rest,
  };
}

export type TestSearch = Awaited<ReturnType<typeof openSearch>>;

function lookAtCalls(calls: readonly Call[]) {
  let seen = 0;
  return () => {
    const names = calls.slice(seen).map((made) => made.name);
    seen = calls.length;
    return names;
  };
}

/** Lets every promise that can settle do so. */
export function rest(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
