import ArrowDown from "lucide/dist/esm/icons/arrow-down.mjs";
import { useRef, useState, type KeyboardEvent } from "react";
import { useFormat } from "../../../i18n/useFormat.js";
import { useText } from "../../../i18n/useText.js";
import { startAfterKey } from "../../../models/season-graph.js";
import type { SeasonModel, SeasonStay } from "../../../models/season.js";
import { Icon } from "../../controls/Icon.js";
import { isRightToLeft, useRovingScroll } from "./useRovingScroll.js";
import { useChooseStay, useStayWords, type Season } from "./useSeason.js";

type Cell = SeasonModel["table"]["rows"][number]["cells"][number];

/** A place in the grid, counted from 0. */
interface Place {
  readonly row: number;
  readonly column: number;
}

/** Prices by start and nights, as a table whose cells are reached by the arrow keys. */
export function SeasonGrid({ model }: Pick<Season, "model">) {
  const text = useText();
  const format = useFormat();
  const { starts, rows } = model.table;
  const box = useRef<HTMLDivElement>(null);
  const { id } = model.narrowing;
  const [focused, setFocused] = useState<(Place & { readonly narrowing: string }) | null>(null);
  const stop = stopOf(model, focused?.narrowing === id ? focused : null);
  useRovingScroll(box, id);

  function moveFocus(event: KeyboardEvent<HTMLElement>): void {
    const next = placeAfterKey(event, stop, model);
    if (next === null) return;
    event.preventDefault();
    box.current?.querySelector<HTMLElement>(`[data-place="${next.row} ${next.column}"]`)?.focus();
  }
  if (starts.length === 0) return null;
  return (
    <section className="season-table">
      <h2 className="season-title">{text("season.table")}</h2>
      <div className="matrix-box" ref={box}>
        <table className="matrix" part="season-grid" role="grid" aria-label={text("season.table")} onKeyDown={moveFocus}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{text("season.nights")}</span>
              </th>
              {starts.map((start) => (
                <th key={start} scope="col">
                  {format.day(start, "dayMonth")}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ nights, cells }, row) => (
              <tr key={nights}>
                <th scope="row">{text("dates.nights", { count: nights })}</th>
                {cells.map((cell, column) => (
                  <td key={starts[column]}>
                    <GridCell
                      cell={cell}
                      place={{ row, column }}
                      isStop={row === stop.row && column === stop.column}
                      isChosen={cell !== null && cell.stay === model.chosen}
                      onFocus={() => setFocused({ row, column, narrowing: id })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface GridCellProps {
  readonly cell: Cell;
  readonly place: Place;
  readonly isStop: boolean;
  readonly isChosen: boolean;
  onFocus(): void;
}

function GridCell({ cell, place, isStop, isChosen, onFocus }: GridCellProps) {
  const text = useText();
  const format = useFormat();
  const words = useStayWords();
  const choose = useChooseStay();
  const stop = { "data-place": `${place.row} ${place.column}`, tabIndex: isStop ? 0 : -1, onFocus };
  if (cell === null) {
    return (
      <span {...stop} className="matrix-cell is-none">
        <span aria-hidden="true">–</span>
        <span className="sr">{text("season.no_stay")}</span>
      </span>
    );
  }
  const { stay, isOut, isCheapest, isNear } = cell;
  const look = isOut ? " is-out" : isCheapest ? " is-cheapest" : isNear ? " is-near" : "";
  return (
    <button
      {...stop}
      type="button"
      className={`matrix-cell${look}`}
      part="season-cell"
      aria-pressed={isChosen}
      aria-label={words.name(stay, isCheapest && text("season.lowest"), isOut && text("season.out"))}
      onClick={() => choose(stay)}
    >
      {isCheapest && <Icon icon={ArrowDown} size={16} />}
      <span>{format.number(stay.price)}</span>
    </button>
  );
}

function stopOf({ table: { starts, rows }, chosen, cheapest, nights }: SeasonModel, focused: Place | null): Place {
  if (focused && focused.row < rows.length && focused.column < starts.length) return focused;
  const placeOf = (stay: SeasonStay | null | undefined): Place | null => {
    const column = starts.indexOf(stay?.start ?? "");
    return column < 0
      ? null
      : {
          row: Math.max(
            0,
            rows.findIndex((row) => row.nights === stay?.nights),
          ),
          column,
        };
  };
  return (
    placeOf(chosen) ??
    placeOf(cheapest[0]) ?? {
      row: Math.max(
        0,
        rows.findIndex((row) => row.nights === nights),
      ),
      column: 0,
    }
  );
}

function placeAfterKey(event: KeyboardEvent<HTMLElement>, { row, column }: Place, { table: { starts, rows } }: SeasonModel): Place | null {
  const { key, ctrlKey } = event;
  const last = rows.length - 1;
  if (key === "ArrowDown") return { row: Math.min(row + 1, last), column };
  if (key === "ArrowUp") return { row: Math.max(row - 1, 0), column };
  const next = startAfterKey(key, column, starts, { rightToLeft: isRightToLeft(event.currentTarget) });
  if (next === null) return null;
  const edge = key === "Home" ? 0 : key === "End" ? last : row;
  return { row: ctrlKey ? edge : row, column: next };
}
