import { useId, useState, type KeyboardEvent } from "react";

export interface ComboboxRow {
  /** Tells rows of one list apart. */
  readonly key: string;
}

interface ComboboxOptions<Row extends ComboboxRow> {
  readonly rows: readonly Row[];
  readonly open: boolean;
  /** What is typed: the arrows begin anew with every change of it. */
  readonly typed: string | null;
  /** The row the keyboard stands on until an arrow moves it. */
  readonly first: Row | null;
  onChoose(row: Row): void;
  /** Enter where it stands on none. */
  onMiss?(): void;
}

/** What the input and the list of a combobox (list autocomplete of the ARIA practices guide) need to know of each other. */
export interface Combobox<Row extends ComboboxRow> {
  readonly listId: string;
  readonly active: Row | null;
  optionId(row: Row): string;
  /** Spread on the input. */
  readonly inputProps: {
    readonly role: "combobox";
    readonly "aria-autocomplete": "list";
    readonly "aria-expanded": boolean;
    readonly "aria-controls": string | undefined;
    readonly "aria-activedescendant": string | undefined;
  };
  /** Arrows and Enter, while the list is open. */
  onKeyDown(event: KeyboardEvent): void;
}

/** Keeps the keyboard's position in a list while the focus stays in its input. */
export function useCombobox<Row extends ComboboxRow>({ rows, open, typed, first, onChoose, onMiss }: ComboboxOptions<Row>): Combobox<Row> {
  const id = useId();
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const at = rows.findIndex((row) => row.key === (activeKey ?? first?.key));
  const active = open ? (rows[at] ?? null) : null;
  const optionId = (row: Row) => `${id}-${row.key}`;
  // Where nothing is found a message stands in the list's place: there is no list to lead to.
  const listed = open && rows.length > 0;

  const [was, setWas] = useState({ open, typed });
  if (was.open !== open || was.typed !== typed) {
    setWas({ open, typed });
    setActiveKey(null);
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Safari ends the composition before the Enter that ended it: only its key code tells.
    if (!open || event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const next = moved(at, event.key === "ArrowDown" ? 1 : -1, rows.length);
      setActiveKey(rows[next]?.key ?? null);
    } else if (event.key !== "Enter") return;
    else if (active) onChoose(active);
    else return onMiss?.();
    event.preventDefault();
  };
  return {
    listId: `${id}-list`,
    active,
    optionId,
    inputProps: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": listed,
      "aria-controls": listed ? `${id}-list` : undefined,
      "aria-activedescendant": active ? optionId(active) : undefined,
    },
    onKeyDown,
  };
}

/** Round the list; from no row, down is the first and up the last. */
function moved(at: number, step: 1 | -1, length: number): number {
  if (at < 0) return step > 0 ? 0 : length - 1;
  return (at + step + length) % length;
}
