import { useState } from "react";
import { budgetExcludes, type Budget, type BudgetRange } from "../../domain/budget.js";
import { useFormat, useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";

interface BudgetRailProps {
  readonly budget: Budget;
  readonly range: BudgetRange;
  /** Without the range of the stays found there is nothing to slide along. */
  readonly known: boolean;
  readonly disabled: boolean;
  onEdit(edited: "min" | "max", value: number | null): void;
}

/** Shown for a bound of a range that is not known. */
export const unknownAmount = "–";

/** The approximate number of stops of the slider, at round amounts. */
const stops = 100;

/** Two native ranges on one track. A dragged value is a draft; it is committed when the pointer or the key is released. */
export function BudgetRail({ budget, range: exact, known, disabled, onEdit }: BudgetRailProps) {
  const text = useText();
  const { money } = useFormat();
  const currency = useSearch((search) => search.settings.currency);
  const { step, ...range } = roundRange(exact);
  const off = disabled || !known;
  const width = Math.max(1, range.max - range.min);
  const [drag, setDrag] = useState<{ readonly to: BudgetRange; readonly budget: Budget } | null>(null);
  const dragged = drag?.budget === budget ? drag.to : null;
  const draft = {
    min: bounded(dragged?.min ?? budget.min ?? range.min, range),
    max: bounded(dragged?.max ?? budget.max ?? range.max, range),
  };
  const place = (value: number) => ((value - range.min) / width) * 100;
  const commit = (edited: "min" | "max") => {
    if (dragged) onEdit(edited, draft[edited] === range[edited] ? null : draft[edited]);
    setDrag(null);
  };
  const shown = (edited: "min" | "max") => {
    if (dragged) return money(draft[edited], currency);
    const bound = budget[edited];
    if (bound !== null) return money(bound, currency);
    return known && !budgetExcludes(budget, exact) ? money(draft[edited], currency) : unknownAmount;
  };

  const thumb = (edited: "min" | "max") => ({
    type: "range",
    part: "slider",
    "aria-label": text(`filter.budget_${edited}_label`),
    "aria-valuetext": shown(edited),
    min: range.min,
    max: range.max,
    step,
    disabled: off,
    value: draft[edited],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setDrag({ to: moved(edited, event.currentTarget.valueAsNumber, draft), budget }),
    onPointerUp: () => commit(edited),
    onPointerCancel: () => setDrag(null),
    onKeyUp: () => commit(edited),
    onBlur: () => commit(edited),
  });
  return (
    <div className={off ? "slider is-off" : "slider"} part="budget-rail">
      <span className="rail" />
      <span className="fill" style={{ insetInlineStart: `${place(draft.min)}%`, insetInlineEnd: `${100 - place(draft.max)}%` }} />
      <input {...thumb("min")} className={place(draft.min) > 50 ? "low is-over" : "low"} />
      <input {...thumb("max")} className="high" />
    </div>
  );
}

function bounded(value: number, range: BudgetRange): number {
  return Math.min(Math.max(value, range.min), range.max);
}

/** Keeps each thumb on its side of the other. */
function moved(edited: "min" | "max", value: number, draft: BudgetRange): BudgetRange {
  return edited === "min" ? { ...draft, min: Math.min(value, draft.max) } : { ...draft, max: Math.max(value, draft.min) };
}

/** The range widened to whole steps: a native range has no other stops. */
function roundRange({ min, max }: BudgetRange): BudgetRange & { step: number } {
  const width = Math.max(1, max - min);
  const magnitude = 10 ** Math.max(0, Math.floor(Math.log10(width / stops)));
  const step = [1, 2, 5, 10].map((factor) => factor * magnitude).find((size) => width / size <= stops) ?? magnitude;
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step, step };
}
