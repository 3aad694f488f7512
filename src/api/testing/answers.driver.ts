import { scriptedHttp, type SentRequest } from "../../platform/testing/fakes.js";
import type { Api } from "../api.js";
import type { CallName as EveryCallName } from "../calls.js";
import { autocompleteCall } from "../calls/autocomplete.js";
import { catalogCall } from "../calls/catalog.js";
import { countsCall } from "../calls/counts.js";
import { environmentCall } from "../calls/environment.js";
import type { FindRequest } from "../calls/find-endpoint.js";
import { findCall } from "../calls/find.js";
import { pricesCall, type PricesRequest } from "../calls/prices.js";
import type { ProductsRequest } from "../calls/products-endpoint.js";
import { productsCall } from "../calls/products.js";
import { createApi, type ApiOptions } from "../create-api.js";
import type { AnswerReport } from "../read-leniently.js";

/** The smallest valid requests: these tests are about answers. */
export const findRequest: FindRequest = {
  engineId: 1,
  numberOfMonths: 6,
  topStationIds: [],
  ages: [],
  packages: [],
  criteria: [],
  lodgingTypes: [],
};
export const productsRequest: ProductsRequest = {
  engineId: 1,
  beginDate: null,
  endDate: null,
  place: null,
  partySize: 2,
  partySizeMaximum: 20,
  packages: [],
  criteria: [],
  lodgingTypes: [],
  budget: { min: null, max: null },
  origins: [],
  sort: "best-seller",
  page: 1,
  pageSize: 20,
  packageTabs: true,
};
const pricesRequest: PricesRequest = {
  startDate: "2027-02-06",
  endDate: "2027-02-13",
  prestationIds: [1],
  ages: [18],
  liheId: 5,
  packCode: "PF",
  packageId: null,
  site: "ski.example",
  origin: null,
};

type Ask = (api: Api, signal: AbortSignal) => Promise<unknown>;

/** Makes each call of the client with its smallest request. The company is looked up by a client of its own. */
const asks = {
  environment: (api, signal) => api.call(environmentCall, {}, signal),
  find: (api, signal) => api.call(findCall, findRequest, signal),
  autocomplete: (api, signal) => api.call(autocompleteCall, findRequest, signal),
  products: (api, signal) => api.call(productsCall, productsRequest, signal),
  counts: (api, signal) => api.call(countsCall, productsRequest, signal),
  prices: (api, signal) => api.call(pricesCall, pricesRequest, signal),
  catalog: (api, signal) => api.call(catalogCall, 5, signal),
} satisfies Readonly<Record<Exclude<EveryCallName, "company">, Ask>>;

export type CallName = keyof typeof asks;
export const callNames = Object.keys(asks) as CallName[];

/** A server that responds to one call with a body, and the client's result. */
export function answering(name: CallName, body: unknown, options: Partial<ApiOptions> = {}) {
  const reports: AnswerReport[] = [];
  const http = scriptedHttp({ [name]: body });
  const api = createApi({ http, locale: "fr-FR", report: (report) => reports.push(report), ...options });
  const ask = (signal = new AbortController().signal) => asks[name](api, signal);
  const sent: SentRequest[] = http.sent;
  return { ask, reports, sent };
}

/** The answer that the client reads from a body; fails if it throws. */
export async function answerTo(name: CallName, body: unknown): Promise<unknown> {
  return answering(name, body).ask();
}

/** What a call throws for a body. */
export async function failureOf(name: CallName, body: unknown): Promise<unknown> {
  return answering(name, body)
    .ask()
    .then(
      () => new Error("It did not fail."),
      (error: unknown) => error,
    );
}
