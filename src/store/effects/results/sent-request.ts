import type { ProductsRequest } from "../../../api/contract.js";
import { sellersBudget } from "../../../domain/budget.js";
import { feeOf } from "../../fee.js";
import type { SearchSnapshot } from "../../state/types.js";

/** A request of the list as it is sent: the visitor's budget is of what has to be paid, the seller's of prices that may lack the fee. */
export function sentRequest(search: SearchSnapshot, request: ProductsRequest): ProductsRequest {
  return { ...request, budget: sellersBudget(request.budget, feeOf(search).added) };
}
