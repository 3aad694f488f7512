import { useCallback } from "react";
import { cardParts, cardSettings, type CardSettings } from "../../models/card-settings.js";
import { useModel } from "../../store/useSearch.js";

/** @param offersShown how many offers of a tab are shown before the others are asked for */
export function useCardSettings(offersShown: number): CardSettings {
  return useModel(
    cardParts,
    useCallback((parts) => cardSettings(parts, offersShown), [offersShown]),
  );
}
