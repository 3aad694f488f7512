import type { Locale } from "../domain/locale.js";
import { itself, type Ask } from "./ask.js";
import type { Api } from "./contract.js";
import * as counts from "./counts.js";
import * as prices from "./prices.js";
import * as products from "./products.js";

/** The calls that only a page with results makes. A file of its own, so that a search bar alone does without them. */
export type ResultsCalls = Pick<Api, "products" | "counts" | "prices">;

export function createResultsCalls(ask: Ask, locale: Locale): ResultsCalls {
  return {
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
  };
}
