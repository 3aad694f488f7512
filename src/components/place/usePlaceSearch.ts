import { useMemo, useRef, useState } from "react";
import { autocompleteMinimum } from "../../domain/defaults.js";
import { foldText } from "../../domain/fold-text.js";
import { isSameName } from "../../domain/same-name.js";
import type { SearchState } from "../../store/state/types.js";
import { useActions, useFlags, useSearch } from "../../store/useSearch.js";
import { useCombobox, type Combobox } from "../controls/useCombobox.js";
import { usePlaceName } from "./usePlaceName.js";
import { placeRows, type PlaceRow } from "./place-rows.js";

type Press = "enter" | "search";
/** A press while no place matched the text; `soon`: of the search button, before the suggestions had loaded. */
type Unmet = Press | "soon";

interface Draft {
  readonly text: string;
  /** Id of the destination that it would replace: when the search gets another one, the draft is dropped. */
  readonly instead: number | undefined;
  readonly unmet?: Unmet | undefined;
}

export interface PlaceSearch {
  /** The value of the input: the typed text, else the destination's name. */
  readonly value: string;
  /** The typed text for which no place is chosen yet; null without one. */
  readonly typed: string | null;
  readonly rows: readonly PlaceRow[];
  readonly combobox: Combobox<PlaceRow>;
  /** The place that an earlier press waited for; null while there is none. */
  readonly awaited: PlaceRow | null;
  /** What was pressed while no place matched the text. */
  readonly unmet: Unmet | undefined;
  /** Continues a press of the search button. */
  onSearch?(): void;
  /** A text of blanks clears the destination too. */
  type(text: string, composing?: boolean): void;
  choose(row: PlaceRow): void;
  /** Chooses the place that an arrow key selected or the text names. Returns false where a text is left for which there is none. */
  settle(press?: Press): boolean;
  /** Drops a typed text for which no place is chosen. */
  drop(): void;
}

interface PlaceSearchOptions {
  readonly open: boolean;
  onDone(): void;
  onSearch?(): void;
}

/** The destination field: the typed text is local, the suggestions and the choice are state of the search. */
export function usePlaceSearch({ open, onDone, onSearch }: PlaceSearchOptions): PlaceSearch {
  const actions = useActions();
  const [draft, setDraft] = useState<Draft | null>(null);
  // A ref, because a choice moves the focus out of the field before the next render.
  const settled = useRef(true);
  const place = useSearch((search) => search.place);
  const instead = place?.id;
  // A press is forgotten when the list closes.
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
  // Rows of an earlier text are never chosen.
  const places = suggestions && suggested === wanted ? rows.filter(({ place: found }) => found !== null) : [];
  const named = places.find(({ name: found }) => isSameName(found, wanted)) ?? null;
  const marked = rows[0] === places[0] && foldText(places[0]?.name ?? "").includes(foldText(wanted));
  const first = (marked && places[0]) || named;
  const settle = (press?: Press) => {
    if (settled.current || !current || typed === name) drop();
    else if (!take(combobox.reached ?? named)) {
      const unmet = press === "search" && waits ? "soon" : press;
      // Enter does not replace a press of the search button.
      setDraft({ ...current, unmet: press === "enter" ? (current.unmet ?? unmet) : unmet });
      return false;
    }
    return true;
  };
  const combobox = useCombobox({ rows, open, typed, first, onChoose: choose, onMiss: () => settle("enter") });
  const awaited = current?.unmet === "enter" ? first : current?.unmet === "soon" ? named : null;
  return {
    value: typed ?? name ?? "",
    typed,
    rows,
    combobox,
    awaited,
    // No suggestion matches.
    unmet: current?.unmet && !waits && !awaited ? "search" : current?.unmet,
    onSearch,
    type,
    choose,
    settle,
    drop,
  };
}

/**
 * An incomplete syllable of another script is not searched for. Latin letters are: the keyboards of phones compose every word,
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
  const flags = useFlags();
  const chosenDates = useSearch((search) => search.stayDates);
  const pickedStart = useSearch((search) => search.pickedStart);
  return useMemo(() => {
    // A link has the first day as soon as it is picked; the search has it with the last.
    const stayDates = pickedStart === null ? chosenDates : { start: pickedStart, end: null };
    return placeRows({ recentSearches, place, topStations, placeIds, suggestions, flags, menuDomain, stayDates });
  }, [recentSearches, place, topStations, placeIds, suggestions, flags, menuDomain, chosenDates, pickedStart]);
}
