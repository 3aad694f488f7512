import { createContext, useContext } from "react";
import { isNarrowed } from "../../domain/place-narrowing.js";
import type { SearchSnapshot } from "../../store/state/types.js";
import { useSearch } from "../../store/useSearch.js";

/** The visitor searched while places were narrowed and none was chosen. */
export const AskedForPlaceContext = createContext(false);

/** Whether the visitor is asked to choose one of the narrowed places. */
export function useAsksForPlace(): boolean {
  const wants = useSearch(wantsPlace);
  return useContext(AskedForPlaceContext) && wants;
}

/** Whether places are narrowed and none is chosen: a search has one destination or all, whatever the places are narrowed to. */
export const wantsPlace = ({ place, placeNarrowing }: SearchSnapshot): boolean => place === null && isNarrowed(placeNarrowing);
