import { mockDelay } from "../domain/defaults.js";
import { defaultLocale } from "../domain/locale.js";
import { browserClock, type Clock } from "../platform/clock.js";
import { aborted } from "../platform/http.js";
import type { Aborted, Api } from "./contract.js";

/** Almost empty answers, each after a second: for a page without a server. */
export function createMockApi(clock: Clock = browserClock()): Api {
  function later<Answer>(answer: Answer, signal: AbortSignal): Promise<Answer | Aborted> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve(aborted);
      const timer = clock.setTimeout(() => resolve(answer), mockDelay);
      signal.addEventListener("abort", () => {
        clock.clearTimeout(timer);
        resolve(aborted);
      });
    });
  }
  const nothingFound = {
    count: 0,
    placeIds: [],
    destinationName: null,
    startDates: [],
    startPrices: null,
    endDates: [],
    packages: [],
    origins: [],
    capacity: [],
  };
  const noPictures = { picturesLodging: [], picturesLodgingWinter: [], picturesLodgingSummer: [], picturesAccomodation: [] };
  return {
    find: (_request, signal) => later(nothingFound, signal),
    autocomplete: (_request, signal) => later({ suggestions: [] }, signal),
    products: ({ pageSize }, signal) =>
      later({ products: [], pageCount: 0, pageIndex: 0, pageSize, totalProducts: 0, seParamsResponse: null }, signal),
    counts: (_request, signal) => later({ criteria: [], lodgingTypes: [], packages: [], capacity: [], price: null }, signal),
    prices: (_request, signal) => later({ wiypPrices: [], iresaPrices: [], fees: [], error: null }, signal),
    catalog: (_liheId, signal) => later(noPictures, signal),
    environment: (signal) => later({ ENGINE_ID: "1", CURRENCY: "EUR", MENU_DOMAIN: "localhost", LOCALE: defaultLocale }, signal),
  };
}
