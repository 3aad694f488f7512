import { useMemo, useRef, useState } from "react";
import { autocompleteMinimum } from "../../domain/defaults.js";
import type { SearchState } from "../../store/state.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { useCombobox, type Combobox } from "../controls/useCombobox.js";
import { usePlaceName } from "./usePlaceName.js";
import { placeRows, type PlaceRow } from "./place-rows.js";

type Press = "enter" | "search";
/** A press that no place answered; `soon`: of the search button, before the suggestions came. */
type Unmet = Press | "soon";

interface Draft {
  readonly text: string;
  /** Id of the destination that it would replace: another one, from wherever it came, leaves nothing of it. */
  readonly instead: number | undefined;
  readonly unmet?: Unmet | undefined;
}

export interface PlaceSearch {
  /** What the input holds: what was typed, else the destination's name. */
  readonly value: string;
  /** What was typed and is no place yet; null when nothing was. */
  readonly typed: string | null;
  readonly rows: readonly PlaceRow[];
  readonly combobox: Combobox<PlaceRow>;
  /** The place that Enter takes unless an arrow moved on; null while none answers what is typed. */
  readonly first: PlaceRow | null;
  /** What was pressed while no place answered what is typed. */
  readonly unmet: Unmet | undefined;
  /** A press of the search button goes on. */
  onSearch?(): void;
  /** Nothing but blanks empties the destination too. */
  type(text: string, composing?: boolean): void;
  choose(row: PlaceRow): void;
  /** For a visitor who typed and goes on: takes the place that Enter would choose. Answers whether none is left to choose. */
  settle(press?: Press): boolean;
  /** Drops what was typed and not chosen. */
  drop(): void;
}

interface PlaceSearchOptions {
  readonly open: boolean;
  onDone(): void;
  onSearch?(): void;
}

/** The destination field: typed text is its own, suggestions and the choice are the search's. */
export function usePlaceSearch({ open, onDone, onSearch }: PlaceSearchOptions): PlaceSearch {
  const actions = useActions();
  const [draft, setDraft] = useState<Draft | null>(null);
  // The focus that a choice moves on leaves the field before it is drawn anew.
  const settled = useRef(true);
  const place = useSearch((search) => search.place);
  const instead = place?.id;
  // A press waits no longer than its list is open.
  const standing = draft?.unmet && !open ? { ...draft, unmet: undefined } : draft;
  const current = standing?.instead === instead ? standing : null;
  if (draft !== current) setDraft(current);
  const typed = current?.text ?? null;
  const name = usePlaceName();
  const { suggestions, text: suggested, status } = useSearch((search) => search.autocomplete);
  const wanted = typed?.trim() ?? "";
  const waits = wanted !== suggested && wanted.length >= autocompleteMinimum && status !== "failed";
  const rows = useRows(suggestions);

  const type = (text: string, composing = false) => {
    setDraft({ text, instead });
    settled.current = text.trim() === "";
    if (composing && isUnfinished(text)) return;
    actions.place.type(text);
    if (settled.current && place) actions.place.choose(null);
  };
  const drop = () => {
    if (typed !== null) actions.place.type("");
    setDraft(null);
    settled.current = true;
  };
  const take = (row: PlaceRow | null) => {
    if (row?.recent) actions.search.restore(row.recent);
    else if (row?.place) actions.place.choose(row.place);
    else return false;
    drop();
    return true;
  };
  const choose = (row: PlaceRow) => {
    if (row.href) window.open(row.href, "_blank", "noopener");
    if (take(row)) onDone();
  };
  // Enter must never choose a row that answers an earlier text.
  const first = suggestions && suggested === wanted && rows[0]?.place ? rows[0] : null;
  const settle = (press?: Press) => {
    if (settled.current || !current || typed === name) drop();
    else if (!take(combobox.active ?? first)) {
      const unmet = press === "search" && waits ? "soon" : press;
      // Enter leaves what the search button asked for.
      setDraft({ ...current, unmet: press === "enter" ? (current.unmet ?? unmet) : unmet });
      return false;
    }
    return true;
  };
  const combobox = useCombobox({ rows, open, typed, first, onChoose: choose, onMiss: () => settle("enter") });
  return {
    value: typed ?? name ?? "",
    typed,
    rows,
    combobox,
    first,
    // None of them is what was meant.
    unmet: current?.unmet === "soon" && !waits && !first ? "search" : current?.unmet,
    onSearch,
    type,
    choose,
    settle,
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

function useRows(suggestions: SearchState["autocomplete"]["suggestions"]): readonly PlaceRow[] {
  const recentSearches = useSearch((search) => search.recentSearches);
  const place = useSearch((search) => search.place);
  const { topStations, menuDomain } = useSearch((search) => search.settings);
  const placeIds = useSearch((search) => search.find.answer?.placeIds ?? null);
  const flags = useSearch((search) => search.flags);
  const stayDates = useSearch((search) => search.stayDates);
  return useMemo(
    () => placeRows({ recentSearches, place, topStations, placeIds, suggestions, flags, menuDomain, stayDates }),
    [recentSearches, place, topStations, placeIds, suggestions, flags, menuDomain, stayDates],
  );
}
