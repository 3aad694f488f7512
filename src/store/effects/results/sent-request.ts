import type { ProductsRequest } from "../../../api/calls/products-endpoint.js";
import { sellersBudget } from "../../../domain/budget.js";
import { feeOf, type FeeBasis } from "../../fee.js";

/** A request for the list as it is sent: the visitor's budget limits what has to be paid, the seller's limits prices that may lack the fee. */
export function sentRequest(search: FeeBasis, request: ProductsRequest): ProductsRequest {
  return { ...request, budget: sellersBudget(request.budget, feeOf(search).added) };
}
