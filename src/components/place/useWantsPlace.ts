import { createContext, useContext } from "react";
import { isNarrowed } from "../../domain/place-narrowing.js";
import type { SearchSnapshot } from "../../store/state/types.js";
import { useSearch } from "../../store/useSearch.js";

/** Whether the visitor searched without one of the narrowed places: they are opened to choose one. */
export const AsksForPlaceContext = createContext(false);

export const useAsksForPlace = (): boolean => useContext(AsksForPlaceContext);

/** Whether places are narrowed and none is chosen: a search has one destination or all, whatever the places are narrowed to. */
export const useWantsPlace = (): boolean => useSearch(wantsPlace);

const wantsPlace = ({ place, placeNarrowing }: SearchSnapshot): boolean => place === null && isNarrowed(placeNarrowing);
