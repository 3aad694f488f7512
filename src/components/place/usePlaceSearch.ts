import { useLayoutEffect } from "react";
import { isUnfinished, placeField, placeModel, placeParts, type PlaceField } from "../../models/place.js";
import { noDraft, reducePlaceDraft, standing, type Press } from "../../models/place-draft.js";
import type { PlaceRow } from "../../models/place-rows.js";
import { useActions, useModel } from "../../store/useSearch.js";
import { useCombobox, type Combobox } from "../controls/useCombobox.js";
import { useReadableReducer } from "../controls/useReadableReducer.js";
import { usePlaceName } from "./usePlaceName.js";

export interface PlaceSearch extends Pick<PlaceField, "typed" | "awaited" | "unmet"> {
  /** The value of the input: the typed text, else the destination's name. */
  readonly value: string;
  readonly rows: readonly PlaceRow[];
  /** The words that suggestions are for: of a wish, those of a place. */
  readonly sought: string | null;
  readonly combobox: Combobox<PlaceRow>;
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
  /** @param opensDates The dates are to be chosen next: a wish names only a month, a length or the cheapest dates. */
  onDone(opensDates: boolean): void;
  /** A wish without a place was chosen: the places that fit it are wanted. */
  onPlaces(): void;
  onSearch?(): void;
}

/** The destination field: the typed text is local, the suggestions and the choice are state of the search. */
export function usePlaceSearch({ open, onDone, onPlaces, onSearch }: PlaceSearchOptions): PlaceSearch {
  const actions = useActions();
  const name = usePlaceName();
  const model = useModel(placeParts, placeModel);
  const { id: instead, rows } = model;
  // Read before the next render too: a choice moves the focus out of the field.
  const [state, dispatch, read] = useReadableReducer(reducePlaceDraft, noDraft);
  const { draft } = standing(state, { instead, open });
  useLayoutEffect(() => dispatch({ type: "compare", instead, open }), [dispatch, instead, open]);
  const field = placeField(model, draft);
  const { typed, named, first, waits } = field;

  const type = (text: string, composing = false) => {
    dispatch({ type: "type", text, instead });
    if (composing && isUnfinished(text)) return;
    actions.place.type(text);
    if (read().settled && instead !== undefined) actions.place.choose(null);
  };
  const drop = () => {
    if (typed !== null) actions.place.type("");
    dispatch({ type: "drop" });
  };
  const take = (row: PlaceRow | null) => {
    if (row?.recent) actions.search.restore(row.recent);
    else if (row && model.wished !== null && row.href === null) actions.place.takeWish(row.place);
    else if (row?.place) actions.place.choose(row.place);
    else return false;
    drop();
    return true;
  };
  const choose = (row: PlaceRow) => {
    if (row.href) window.open(row.href, "_blank", "noopener");
    if (!take(row)) return;
    if (row.kind === "wish") onPlaces();
    else onDone(model.wishesForDates && row.kind !== "recent");
  };
  const settle = (press?: Press) => {
    const row = combobox.reached ?? named;
    if (read().settled || !draft || typed === name) {
      drop();
      return true;
    }
    // A wish is not chosen by leaving the field, and the places that fit it are seen before the stays.
    if (row?.kind === "wish" && (press === undefined || model.wishesForPlaces)) {
      if (press !== undefined) choose(row);
      return false;
    }
    const taken = take(row);
    if (!taken) dispatch({ type: "miss", press, waits });
    return taken;
  };
  const combobox = useCombobox({ rows, open, typed, first, onChoose: choose, onMiss: () => settle("enter") });
  const { awaited, unmet } = field;
  return {
    value: typed ?? name ?? "",
    typed,
    sought: model.wished ?? typed,
    rows,
    combobox,
    awaited,
    unmet,
    onSearch,
    type,
    choose,
    settle,
    drop,
  };
}
