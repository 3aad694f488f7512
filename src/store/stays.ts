import { productsRequest, queryKey } from "./effects/requests.js";
import { includesJourney } from "./state/flight.js";
import { same } from "./state/patch.js";
import type { SearchSnapshot } from "./state/types.js";

/**
 * How many stays the search would list; null where that is not known. The list of this very search has the number; find has it
 * where it was requested with the same filters, and for what it knows: neither a budget nor the lodgings that a flight allows.
 */
export function staysToList(search: SearchSnapshot): number | null {
  const { products, find, pickedStart, budget, criteria, lodgingTypes } = search;
  if (pickedStart !== null) return null;
  if (products.key === queryKey(productsRequest(search, 1, 0))) return products.total;
  const filters = [find.request?.criteria ?? [], find.request?.lodgingTypes ?? []];
  const isCounted = same(filters, [criteria, lodgingTypes]) && budget.min === null && budget.max === null && !includesJourney(search);
  return isCounted && find.status === "ready" ? (find.answer?.count ?? null) : null;
}
