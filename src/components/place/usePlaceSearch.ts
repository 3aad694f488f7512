import { useMemo, useState } from "react";
import { useActions, useSearch } from "../../store/useSearch.js";
import { useCombobox, type Combobox } from "../controls/useCombobox.js";
import { usePlaceName } from "./usePlaceName.js";
import { placeRows, type PlaceRow } from "./place-rows.js";

export interface PlaceSearch {
  /** What the input holds: what was typed, else the destination's name. */
  readonly value: string;
  /** What was typed since the list was opened; null when nothing was. */
  readonly typed: string | null;
  readonly rows: readonly PlaceRow[];
  readonly showsTopStations: boolean;
  readonly nothingFound: boolean;
  readonly combobox: Combobox<PlaceRow>;
  type(text: string, composing?: boolean): void;
  /** Empties the field and the destination. */
  clear(): void;
  choose(row: PlaceRow): void;
  /** For a visitor who typed and searches at once: takes the place that Enter would choose, if any. */
  settle(): void;
  /** Drops what was typed and not chosen. */
  drop(): void;
}

/** The destination field: typed text is its own, suggestions and the choice are the search's. */
export function usePlaceSearch({ open, onDone }: { open: boolean; onDone: () => void }): PlaceSearch {
  const actions = useActions();
  const [typed, setTyped] = useState<string | null>(null);
  const place = useSearch((search) => search.place);
  const name = usePlaceName();
  const autocomplete = useSearch((search) => search.autocomplete);
  const rows = useRows();

  const type = (text: string, composing = false) => {
    setTyped(text);
    if (composing && isUnfinished(text)) return;
    actions.place.type(text);
    if (text.trim() === "" && place) actions.place.choose(null);
  };
  const drop = () => {
    if (typed !== null) actions.place.type("");
    setTyped(null);
  };
  const take = ({ place: chosen, recent }: PlaceRow) => {
    if (recent) actions.search.restore(recent);
    else if (chosen) actions.place.choose(chosen);
    else return;
    drop();
    return true;
  };
  const choose = (row: PlaceRow) => {
    if (row.href !== null) window.open(row.href, "_blank", "noopener");
    if (take(row)) onDone();
  };
  const answersTyped = typed !== null && autocomplete.suggestions !== null;
  // Enter must never choose a row that answers an earlier text.
  const isCurrent = answersTyped && autocomplete.text === typed.trim();
  const first = isCurrent && rows[0]?.place ? rows[0] : null;
  const combobox = useCombobox({ rows, open, first, onChoose: choose });
  return {
    value: typed ?? name ?? "",
    typed,
    rows,
    showsTopStations: autocomplete.suggestions === null,
    nothingFound: answersTyped && autocomplete.status === "ready" && rows.length === 0,
    combobox,
    type,
    clear: () => type(""),
    choose,
    settle: () => {
      if (typed !== null && combobox.active) take(combobox.active);
    },
    drop,
  };
}

/**
 * Half a syllable of another script is no text to ask for. Latin letters are: the keyboards of phones compose every word,
 * up to its last letter.
 */
function isUnfinished(text: string): boolean {
  return /(?!\p{Script=Latin})\p{L}/u.test(text);
}

function useRows(): readonly PlaceRow[] {
  const recentSearches = useSearch((search) => search.recentSearches);
  const topStations = useSearch((search) => search.settings.topStations);
  const menuDomain = useSearch((search) => search.settings.menuDomain);
  const placeIds = useSearch((search) => search.find.answer?.placeIds ?? null);
  const suggestions = useSearch((search) => search.autocomplete.suggestions);
  const flags = useSearch((search) => search.flags);
  const stayDates = useSearch((search) => search.stayDates);
  return useMemo(
    () => placeRows({ recentSearches, topStations, placeIds, suggestions, flags, menuDomain, stayDates }),
    [recentSearches, topStations, placeIds, suggestions, flags, menuDomain, stayDates],
  );
}
