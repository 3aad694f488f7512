import { normaliseLocale } from "../domain/locale.js";
import { aborted, type Http } from "../platform/http.js";
import { createAsk, itself } from "./ask.js";
import type { Api } from "./contract.js";
import * as autocomplete from "./autocomplete.js";
import * as environment from "./environment.js";
import { findCall } from "./find-call.js";
import { answerShape as findShape } from "./find.js";
import type { AnswerReport } from "./read-leniently.js";
import type { ResultsCalls } from "./results-calls.js";

export interface ApiOptions {
  readonly http: Http;
  /** Read as one of ours (`normaliseLocale`). */
  readonly locale: string;
  /** Called for each part left out of an answer because it could not be read. */
  readonly report: (report: AnswerReport) => void;
  /** The path of the environment, when the seller keeps it elsewhere. */
  readonly environmentPath?: string;
  /** Resolves every call with an almost empty answer after a second, without a server. */
  readonly mock?: boolean;
}

/**
 * The seller's calls over a client. A call that fails rejects with a `RequestError` (an `AnswerError` for a wrong shape); where the
 * file of the results' calls cannot be loaded, they reject with what `import()` throws.
 */
export function createApi(options: ApiOptions): Api {
  return options.mock ? mockedApi() : realApi(options);
}

function realApi({ http, locale: given, report, environmentPath = environment.path }: ApiOptions): Api {
  const locale = normaliseLocale(given);

  const ask = createAsk(http, report);

  let resultsCalls: ResultsCalls | null = null;

  /** The results' calls are in a file of their own, which is loaded with the first of them; the others wait for no task of the browser. */
  async function results(): Promise<ResultsCalls> {
    return (resultsCalls ??= (await import("./results-calls.js")).createResultsCalls(ask, locale));
  }

  return {
    find: (request, signal) =>
      ask("find", { ...findCall(request, locale), signal }, findShape, itself, {
        startDates: "filled",
        endDates: "filled",
      }),
    autocomplete: (request, signal) =>
      ask(
        "autocomplete",
        { path: autocomplete.path, query: autocomplete.autocompleteQuery(request, locale), signal },
        autocomplete.answerShape,
        autocomplete.suggestionsOf,
        { places: "readable", accommodations: "readable" },
      ),
    products: async (request, signal) => (await results()).products(request, signal),
    counts: async (request, signal) => (await results()).counts(request, signal),
    prices: async (request, signal) => (await results()).prices(request, signal),
    async catalog(liheId, signal) {
      try {
        // No search bar and no first screen needs it.
        const { answerShape, catalogPath, needed } = await import("./catalog.js");
        // The one call that takes the locale with its hyphen.
        const headers = { "Accept-Language": locale };
        return await ask("catalog", { path: catalogPath(liheId), headers, signal }, answerShape, itself, needed);
      } catch (error) {
        console.error("ski-elements: the pictures of a lodging could not be had.", error);
        return null;
      }
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
