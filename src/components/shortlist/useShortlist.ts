import { useMemo } from "react";
import { keptIn, type KeptStay } from "../../domain/shortlist.js";
import { useSearch } from "../../store/useSearch.js";

/** The stays that the visitor keeps, newest first, with prices in the currency of the search. */
export function useShortlist(): readonly KeptStay[] {
  const stays = useSearch(({ shortlist }) => shortlist.stays);
  const currency = useSearch(({ settings }) => settings.currency);
  return useMemo(() => keptIn(stays, currency), [stays, currency]);
}
