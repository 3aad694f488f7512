import type { HttpCall } from "../platform/http.js";
import type { ProductsRequest } from "./contract.js";
import { productsBody } from "./products-call.js";
import type { ProductsBody } from "./products.js";
import { withoutEmpty, type Query } from "./query.js";

/** POST. How many lodgings each further choice would leave. */
export const path = "/se/search/count";

/** The fields to count, beside the criteria. */
export const countedFields = ["lodgingType", "packages", "capacity", "price", "origin"] as const;

interface Counted {
  readonly expectedReturn: {
    readonly criteria: true;
    readonly fields: (typeof countedFields)[number][];
    readonly counterBy: "liheId";
  };
}

/** The query of a count. */
export function countsQuery(request: ProductsRequest): Query {
  return withoutEmpty({ agg: request.packageTabs ? "lihe" : null });
}

/** The body of a count: the product body, and everything that can be counted. */
export function countsBody(request: ProductsRequest): ProductsBody & Counted {
  return {
    ...productsBody(request),
    expectedReturn: { criteria: true, fields: [...countedFields], counterBy: "liheId" },
  };
}

/** The request of a count. */
export function countsCall(request: ProductsRequest): HttpCall {
  return { method: "POST", path, query: countsQuery(request), body: countsBody(request) };
}
