import { useState } from "react";
import { useSharedSearch } from "../../store/useSearch.js";
import type { PlaceViewName } from "./place-view.js";
import { useOffersMap } from "./useOffersMap.js";
import { wantsPlace } from "./useWantsPlace.js";

/** The view of the destination that was chosen last: at first the list, or the map of narrowed places; the list where the places cannot be shown. */
export function usePlaceView(): readonly [PlaceViewName, (view: PlaceViewName) => void] {
  const search = useSharedSearch();
  const [wanted, setView] = useState<PlaceViewName>(() => (wantsPlace(search.snapshot()) ? "map" : "list"));
  return [useOffersMap() ? wanted : "list", setView];
}
