import { useCallback, useEffect, useMemo } from "react";
import { placesParts, seasonPlaces, type SeasonPlacesModel } from "../../../models/season-places.js";
import type { SeasonModel } from "../../../models/season.js";
import { createSeasonPlaces } from "../../../store/effects/season-places.js";
import { useActions, useParts, useSearch } from "../../../store/useSearch.js";

interface SeasonPlaces extends SeasonPlacesModel {
  /** Requests them again once they failed. */
  retry(): void;
}

/** The places that have the chosen stay of a season, or its cheapest; requested while they are in view. */
export function useSeasonPlaces(season: SeasonModel): SeasonPlaces {
  const actions = useActions();
  const parts = useParts(placesParts);
  const grid = useSearch((search) => search.season.grid);
  const model = useMemo(() => seasonPlaces(parts, season), [parts, season]);
  const { start, nights } = model.stay ?? {};
  const request = useCallback(() => {
    const stay = start === undefined || nights === undefined ? null : { start, nights };
    actions.stayDates.showPlaces(createSeasonPlaces, stay);
  }, [actions, start, nights]);
  useEffect(request, [request, grid]);
  useEffect(() => () => actions.stayDates.showPlaces(createSeasonPlaces, null), [actions]);
  return { ...model, retry: request };
}
