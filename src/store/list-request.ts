import type { ProductsRequest } from "../api/contract.js";
import { productsRequest } from "./effects/requests.js";
import { feeOf } from "./fee.js";
import type { SearchSnapshot } from "./state/types.js";

/** The request of one page of the search's list. */
export function listRequest(search: SearchSnapshot, page: number, pageSize: number): ProductsRequest {
  return productsRequest(search, page, pageSize, feeOf(search).added);
}
