import { useContext, useState } from "react";
import { AskedForPlaceContext } from "./asked-for-place.js";
import type { PlaceViewName } from "./place-view.js";
import { useOffersMap } from "./useOffersMap.js";

/** The view of the destination that was chosen last, the map once it is asked for; the list where the places cannot be shown. */
export function usePlaceView(): readonly [PlaceViewName, (view: PlaceViewName) => void] {
  const asked = useContext(AskedForPlaceContext);
  const [wasAsked, setWasAsked] = useState(false);
  const [wanted, setView] = useState<PlaceViewName>("list");
  if (asked !== wasAsked) {
    setWasAsked(asked);
    if (asked) setView("map");
  }
  return [useOffersMap() ? wanted : "list", setView];
}
