import type { SearchSnapshot } from "../../store/state/types.js";
import { useSearch } from "../../store/useSearch.js";

/** Whether the places can be shown: not by a server that names no lengths of stay, or answered without the places. */
export function useOffersMap(): boolean {
  return useSearch(offersMap);
}

export function offersMap({ find: { answer, lengths }, pricedPlaces }: SearchSnapshot): boolean {
  const namesLengths = (answer?.lengths ?? null) !== null || (lengths !== null && lengths.length > 0);
  return namesLengths && !pricedPlaces.unknown;
}
