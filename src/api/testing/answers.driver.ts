import { scriptedHttp, type SentRequest } from "../../platform/testing/fakes.js";
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

export type CallName = "find" | "autocomplete" | "products" | "counts" | "prices" | "catalog" | "environment";

/** A server that responds to one call with a body, and the client's result. */
export function answering(name: CallName, body: unknown, options: Partial<ApiOptions> = {}) {
  const reports: AnswerReport[] = [];
  const http = scriptedHttp({ [name]: body });
  const api = createApi({ http, locale: "fr-FR", report: (report) => reports.push(report), ...options });
  const ask = (signal = new AbortController().signal) =>
    ({
      find: () => api.call(findCall, findRequest, signal),
      autocomplete: () => api.call(autocompleteCall, findRequest, signal),
      products: () => api.call(productsCall, productsRequest, signal),
      counts: () => api.call(countsCall, productsRequest, signal),
      prices: () => api.call(pricesCall, pricesRequest, signal),
      catalog: () => api.call(catalogCall, 5, signal),
      environment: () => api.call(environmentCall, {}, signal),
    })[name]();
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
