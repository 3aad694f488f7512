import { useState } from "react";
import type { PlaceViewName } from "./place-view.js";
import { useOffersMap } from "./useOffersMap.js";

/** The view of the destination that was chosen last; the list where the places cannot be shown. */
export function usePlaceView(): readonly [PlaceViewName, (view: PlaceViewName) => void] {
  const [wanted, setView] = useState<PlaceViewName>("list");
  return [useOffersMap() ? wanted : "list", setView];
}
