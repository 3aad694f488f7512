import { normaliseLocale } from "../domain/locale.js";
import { aborted, type Http, type HttpRequest } from "../platform/http.js";
import type * as v from "valibot";
import type { Aborted, Api } from "./contract.js";
import * as autocomplete from "./autocomplete.js";
import * as catalog from "./catalog.js";
import * as counts from "./counts.js";
import * as environment from "./environment.js";
import * as find from "./find.js";
import * as prices from "./prices.js";
import * as products from "./products.js";
import { readAnswer } from "./read-answer.js";

/** What the page is told of an answer that was read only in part. */
export interface AnswerReport {
  readonly code: "dropped";
  readonly message: string;
  readonly call: string;
}

export interface ApiOptions {
  readonly http: Http;
  /** Read as one of ours (`normaliseLocale`). */
  readonly locale: string;
  /** Told of each item left out of an answer because it could not be read. */
  readonly report: (report: AnswerReport) => void;
  /** Where the environment is asked, when the seller keeps it elsewhere. */
  readonly environmentPath?: string;
  /** Answers every call with next to nothing after a second, without a server. */
  readonly mock?: boolean;
}

/** The seller's calls over a client. Every call rejects with a `RequestError` (an `AnswerError` for a wrong shape). */
export function createApi(options: ApiOptions): Api {
  return options.mock ? mockedApi() : realApi(options);
}

function realApi({ http, locale: given, report, environmentPath = environment.path }: ApiOptions): Api {
  const locale = normaliseLocale(given);

  /** Asks, reads, and turns the answer into this project's words; an aborted call is passed on as it is. */
  async function ask<Wire, Answer>(
    call: string,
    request: HttpRequest,
    shape: v.GenericSchema<unknown, Wire>,
    answerOf: (wire: Wire) => Answer,
  ): Promise<Answer | Aborted> {
    const body = await http.json(call, request);
    if (body === aborted) return aborted;
    const read = readAnswer(call, shape, body, ({ item, field, reason }) =>
      report({ code: "dropped", call, message: `${item} was left out of the answer of ${call}: ${field}: ${reason}` }),
    );
    return answerOf(read);
  }

  return {
    find: (request, signal) => ask("find", { path: find.path, query: find.findQuery(request, locale), signal }, find.answerShape, itself),
    autocomplete: (request, signal) =>
      ask(
        "autocomplete",
        { path: autocomplete.path, query: autocomplete.autocompleteQuery(request, locale), signal },
        autocomplete.answerShape,
        autocomplete.suggestionsOf,
      ),
    products: (request, signal) =>
      ask(
        "products",
        { method: "POST", path: products.path, query: products.productsQuery(request), body: products.productsBody(request), signal },
        products.answerShape,
        itself,
      ),
    counts: (request, signal) =>
      ask(
        "counts",
        { method: "POST", path: counts.path, query: counts.countsQuery(request), body: counts.countsBody(request), signal },
        counts.answerShape,
        counts.countsOf,
      ),
    prices(request, signal) {
      const query = prices.pricesQuery(request, locale);
      return ask("prices", { path: prices.pricesPath(query), query, signal }, prices.answerShape, prices.pricesOf);
    },
    async catalog(liheId, signal) {
      // The one call that wants the locale with its hyphen.
      const headers = { "Accept-Language": locale };
      const request = ask("catalog", { path: catalog.catalogPath(liheId), headers, signal }, catalog.answerShape, itself);
      return request.catch((error: unknown) => {
        console.error("ski-elements: the pictures of a lodging could not be had.", error);
        return null;
      });
    },
    async environment(signal) {
      const lines = await http.text("environment", { path: environmentPath, signal });
      return typeof lines === "string" ? environment.readEnvironment(lines) : aborted;
    },
  };
}

/** Loaded only when wanted: what visitors get has no mock in it. */
function mockedApi(): Api {
  const mock = import("./mock.js").then(({ createMockApi }) => createMockApi());
  return {
    find: async (request, signal) => (await mock).find(request, signal),
    autocomplete: async (request, signal) => (await mock).autocomplete(request, signal),
    products: async (request, signal) => (await mock).products(request, signal),
    counts: async (request, signal) => (await mock).counts(request, signal),
    prices: async (request, signal) => (await mock).prices(request, signal),
    catalog: async (liheId, signal) => (await mock).catalog(liheId, signal),
    environment: async (signal) => (await mock).environment(signal),
  };
}

function itself<Value>(value: Value): Value {
  return value;
}
