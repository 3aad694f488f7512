import type { ProductsRequest } from "../../../api/calls/products-endpoint.js";
import { sellersBudget } from "../../../domain/budget.js";
import { feeOf, type FeeBasis } from "../../fee.js";

/** A request of the list as it is sent: the visitor's budget is of what has to be paid, the seller's of prices that may lack the fee. */
export function sentRequest(search: FeeBasis, request: ProductsRequest): ProductsRequest {
  return { ...request, budget: sellersBudget(request.budget, feeOf(search).added) };
}
