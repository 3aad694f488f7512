import { createContext } from "react";
import { isNarrowed } from "../../domain/place-narrowing.js";
import type { SearchSnapshot } from "../../store/state/types.js";
import { offersMap } from "./useOffersMap.js";

/** The visitor searched while places were narrowed and none was chosen, and has neither chosen one nor searched again. */
export const AskedForPlaceContext = createContext(false);

/** Whether places are narrowed and none is chosen: a search has one destination or all, whatever the places are narrowed to. */
export const wantsPlace = (search: SearchSnapshot): boolean =>
  search.place === null && isNarrowed(search.placeNarrowing) && offersMap(search);
