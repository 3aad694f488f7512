import { useState } from "react";
import type { PlaceViewName } from "./place-view.js";
import { useOffersMap } from "./useOffersMap.js";
import { useWantsPlace } from "./useWantsPlace.js";

/** The view of the destination that was chosen last: at first the list, or the map of narrowed places; the list where the places cannot be shown. */
export function usePlaceView(): readonly [PlaceViewName, (view: PlaceViewName) => void] {
  const wantsPlace = useWantsPlace();
  const [wanted, setView] = useState<PlaceViewName>(wantsPlace ? "map" : "list");
  return [useOffersMap() ? wanted : "list", setView];
}
