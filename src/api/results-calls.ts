import type { Locale } from "../domain/locale.js";
import type { Ask } from "./ask.js";
import type { Api } from "./contract.js";
import { countsCall } from "./counts-call.js";
import * as counts from "./counts.js";
import * as prices from "./prices.js";
import { productsCall } from "./products-call.js";
import * as products from "./products.js";

/** The calls that only a page with results makes. A file of its own, so that a search bar alone does without them. */
export type ResultsCalls = Pick<Api, "products" | "counts" | "prices">;

export function createResultsCalls(ask: Ask, locale: Locale): ResultsCalls {
  return {
    products: (request, signal) =>
      ask("products", { ...productsCall(request), signal }, products.answerShape, products.productsOf, products.needed),
    counts: (request, signal) => ask("counts", { ...countsCall(request), signal }, counts.answerShape, counts.countsOf),
    prices(request, signal) {
      const query = prices.pricesQuery(request, locale);
      return ask("prices", { path: prices.pricesPath(query), query, signal }, prices.answerShape, prices.pricesOf, prices.needed);
    },
  };
}
