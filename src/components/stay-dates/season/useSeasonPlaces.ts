import { useEffect, useMemo } from "react";
import { placesParts, seasonPlaces, type SeasonPlacesModel } from "../../../models/season-places.js";
import type { SeasonModel } from "../../../models/season.js";
import { createSeasonPlaces } from "../../../store/effects/season-places.js";
import { useActions, useParts, useSearch } from "../../../store/useSearch.js";

/** The places that have the chosen stay of a season, or its cheapest; requested while they are in view. */
export function useSeasonPlaces(season: SeasonModel): SeasonPlacesModel {
  const actions = useActions();
  const parts = useParts(placesParts);
  const grid = useSearch((search) => search.season.grid);
  const model = useMemo(() => seasonPlaces(parts, season), [parts, season]);
  const { start, nights } = model.stay ?? {};
  useEffect(() => {
    const stay = start === undefined || nights === undefined ? null : { start, nights };
    actions.stayDates.showPlaces(createSeasonPlaces, stay);
  }, [actions, start, nights, grid]);
  useEffect(() => () => actions.stayDates.showPlaces(createSeasonPlaces, null), [actions]);
  return model;
}
