import { productsRequest, queryKey } from "../store/effects/requests.js";
import { includesJourney } from "../store/state/flight.js";
import { same } from "../store/state/patch.js";
import type { SearchSnapshot } from "../store/state/types.js";

/**
 * How many stays the search would list; null where that is not known. The list of this exact search has the number; find has it
 * where it was requested with the same filters, unless the search is narrower.
 */
export function staysToList(search: SearchSnapshot): number | null {
  const { products, find, pickedStart } = search;
  if (pickedStart !== null) return null;
  if (products.key === queryKey(productsRequest(search, 1, 0))) return products.total;
  const isCounted = find.status === "ready" && isFoundWithFilters(search) && !isNarrowerThanFind(search);
  return isCounted ? (find.answer?.count ?? null) : null;
}

/** Like `staysToList`; also null where no list is shown or loading. */
export function listedStays(search: SearchSnapshot): number | null {
  const { status } = search.products;
  return status === "ready" || status === "loading" ? staysToList(search) : null;
}

/** Whether the latest find response counts the stays that the search would list, or more. */
export function isFoundWithFilters({ find, pickedStart, criteria, lodgingTypes }: SearchSnapshot): boolean {
  const filters = [find.request?.criteria ?? [], find.request?.lodgingTypes ?? []];
  return pickedStart === null && find.status !== "failed" && same(filters, [criteria, lodgingTypes]);
}

/** Whether the list leaves out stays that find counts: find filters neither by budget nor by the lodgings that a journey allows. */
export function isNarrowerThanFind(search: SearchSnapshot): boolean {
  return search.budget.min !== null || search.budget.max !== null || includesJourney(search);
}
