import { useState } from "react";
import { useText } from "../../i18n/useText.js";
import { originModel, originParts, type OriginModel, type OriginRow } from "../../models/origin.js";
import { useActions, useParts } from "../../store/useSearch.js";
import { useCombobox, type Combobox } from "../controls/useCombobox.js";

export interface OriginSearch extends Omit<OriginModel, "first"> {
  readonly typed: string;
  readonly combobox: Combobox<OriginRow>;
  type(text: string): void;
  choose(row: OriginRow): void;
  setWithoutTransport(without: boolean): void;
}

/** The offered departures, filtered by the typed text. */
export function useOriginSearch(onDone: () => void): OriginSearch {
  const text = useText();
  const actions = useActions();
  const [typed, setTyped] = useState("");
  const { first, ...model } = originModel(useParts(originParts), typed, text);
  const choose = (row: OriginRow) => {
    actions.origin.choose(row.code);
    onDone();
  };
  return {
    ...model,
    typed,
    combobox: useCombobox({ rows: model.rows, open: model.rows.length > 0, typed, first, onChoose: choose }),
    type: setTyped,
    choose,
    setWithoutTransport: (without) => {
      setTyped("");
      actions.origin.switchTransfer(!without);
    },
  };
}
