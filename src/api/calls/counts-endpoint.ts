import type { Endpoint } from "../call.js";
import { withoutEmpty } from "../query.js";
import { productsBody, type ProductsRequest } from "./products-endpoint.js";

/** The fields to count, beside the criteria. */
export const countedFields = ["lodgingType", "packages", "capacity", "price", "origin"] as const;

/** How many lodgings each further choice would leave. */
export const countsEndpoint: Endpoint<ProductsRequest> = {
  name: "counts",
  method: "POST",
  path: "/se/search/count",
  write: (request) => ({
    query: withoutEmpty({ agg: request.packageTabs ? "lihe" : null }),
    body: {
      ...productsBody(request),
      expectedReturn: { criteria: true, fields: countedFields, counterBy: "liheId" },
    },
  }),
};
