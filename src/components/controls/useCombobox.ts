import { useId, useState, type KeyboardEvent } from "react";
import { isComposing } from "./composition.js";

export interface ComboboxRow {
  /** Unique in the list. */
  readonly key: string;
}

interface ComboboxOptions<Row extends ComboboxRow> {
  readonly rows: readonly Row[];
  readonly open: boolean;
  /** The typed text; each change of it resets the active row. */
  readonly typed: string | null;
  /** The active row until an arrow key changes it. */
  readonly first: Row | null;
  onChoose(row: Row): void;
  /** Enter without an active row. */
  onMiss?(): void;
}

/** The properties that connect the input and the list of a combobox (list autocomplete of the ARIA practices guide). */
export interface Combobox<Row extends ComboboxRow> {
  readonly listId: string;
  readonly active: Row | null;
  /** The active row, if an arrow key has chosen it. */
  readonly reached: Row | null;
  optionId(row: Row): string;
  /** Spread on the input. */
  readonly inputProps: {
    readonly role: "combobox";
    readonly "aria-autocomplete": "list";
    readonly "aria-expanded": boolean;
    readonly "aria-controls": string | undefined;
    readonly "aria-activedescendant": string | undefined;
  };
  /** Handles arrows and Enter while the list is open. */
  onKeyDown(event: KeyboardEvent): void;
}

/** The active row of a list while the focus stays in its input. */
export function useCombobox<Row extends ComboboxRow>({ rows, open, typed, first, onChoose, onMiss }: ComboboxOptions<Row>): Combobox<Row> {
  const id = useId();
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const at = rows.findIndex((row) => row.key === (activeKey ?? first?.key));
  const active = open ? (rows[at] ?? null) : null;
  const optionId = (row: Row) => `${id}-${row.key}`;
  // Without results a message replaces the list: there is nothing to refer to.
  const listed = open && rows.length > 0;

  const [was, setWas] = useState({ open, typed });
  if (was.open !== open || was.typed !== typed) {
    setWas({ open, typed });
    setActiveKey(null);
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || isComposing(event)) return;
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
    reached: activeKey === null ? null : active,
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

/** Wraps around; without an active row, down is the first and up the last. */
function moved(at: number, step: 1 | -1, length: number): number {
  if (at < 0) return step > 0 ? 0 : length - 1;
  return (at + step + length) % length;
}
