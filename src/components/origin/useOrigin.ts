import { useState } from "react";
import { filterOrigins, membersFound, offeredOrigins, type OfferedOrigin } from "../../domain/offered-origins.js";
import { anyLondon, isAirport, londonAirports, noTransport, saintPancras } from "../../domain/origins.js";
import { useText } from "../../i18n/useText.js";
import { useActions, useFlags, useSearch } from "../../store/useSearch.js";
import { useCombobox, type Combobox } from "../controls/useCombobox.js";
import { originName } from "./useOriginSummary.js";

type Words = ReturnType<typeof useText>;

interface OriginRow {
  readonly key: string;
  readonly code: string;
  readonly name: string;
  /** What distinguishes it from others, without brackets; empty where its name is its code. */
  readonly where: string;
  readonly byTrain: boolean;
}

export interface OriginSearch {
  readonly typed: string;
  readonly rows: readonly OriginRow[];
  readonly chosen: string | null;
  /** The visitor arranges their own transport. */
  readonly withoutTransport: boolean;
  readonly combobox: Combobox<OriginRow>;
  type(text: string): void;
  choose(row: OriginRow): void;
  setWithoutTransport(without: boolean): void;
}

/** The offered departures, filtered by the typed text. */
export function useOriginSearch(onDone: () => void): OriginSearch {
  const actions = useActions();
  const [typed, setTyped] = useState("");
  const chosen = useSearch((search) => search.origin);
  const transfer = useSearch((search) => search.transfer);
  const rows = useOriginRows(typed);
  const choose = (row: OriginRow) => {
    actions.origin.choose(row.code);
    onDone();
  };
  return {
    typed,
    rows,
    chosen,
    withoutTransport: !transfer,
    combobox: useCombobox({ rows, open: rows.length > 0, typed, first: typed ? (rows[0] ?? null) : null, onChoose: choose }),
    type: setTyped,
    choose,
    setWithoutTransport: (without) => {
      setTyped("");
      actions.origin.switchTransfer(!without);
    },
  };
}

function useOriginRows(typed: string): OriginRow[] {
  const text = useText();
  const origins = useSearch((search) => search.find.answer?.origins ?? null);
  const flags = useFlags();
  const named = offeredOrigins(origins ?? [], flags)
    .filter(({ code }) => code !== noTransport)
    .map((origin) => ({ ...origin, name: origin.name || originName(origin.code, text) || origin.code }));
  return filterOrigins(named, typed).map((origin) => ({
    key: origin.code,
    code: origin.code,
    name: origin.name,
    where: whereOf(origin, typed, text),
    byTrain: !isAirport(origin.code),
  }));
}

function whereOf(origin: OfferedOrigin, typed: string, text: Words): string {
  const { code, name } = origin;
  const found = membersFound(origin, typed);
  if (found.length > 0) return found.map(({ name }) => name).join(", ");
  if (code === anyLondon) return text("origin_search.airports_count", { count: londonAirports.length });
  if (code === saintPancras) return `${code}, ${text("origin_search.by_train")}`;
  return name === code ? "" : code;
}
