import { useState } from "react";
import type { Budget, BudgetRange } from "../../domain/budget.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { budgetSlider, moveThumb, releasedBound, type Bound, type BudgetModel } from "../../models/budget.js";
import { useSheet } from "../controls/useSheet.js";
import sliderSheet from "../controls/slider.css" with { type: "css" };

interface BudgetRailProps {
  readonly model: BudgetModel;
  onEdit(bound: Bound, value: number | null): void;
}

/** Shown as a bound while the range is not known. */
export const unknownAmount = "–";

/** Two native ranges on one track. A dragged value is a draft; it is committed when the pointer or the key is released. */
export function BudgetRail({ model, onEdit }: BudgetRailProps) {
  useSheet(sliderSheet);
  const text = useText();
  const { money } = useFormat();
  const { budget, known, showsRange, disabled, currency } = model;
  // The slider needs the range of prices found.
  const off = disabled || !known;
  const [drag, setDrag] = useState<{ readonly to: BudgetRange; readonly budget: Budget } | null>(null);
  const dragged = drag?.budget === budget ? drag.to : null;
  const slider = budgetSlider(model, dragged);
  const { range, step, thumbs } = slider;
  const width = Math.max(1, range.max - range.min);
  const place = (value: number) => ((value - range.min) / width) * 100;
  const commit = (edited: Bound) => {
    if (dragged) onEdit(edited, releasedBound(edited, slider));
    setDrag(null);
  };
  const shown = (edited: Bound) => {
    if (dragged) return money(thumbs[edited], currency);
    const bound = budget[edited];
    if (bound !== null) return money(bound, currency);
    return showsRange ? money(thumbs[edited], currency) : unknownAmount;
  };

  const thumb = (edited: Bound) => ({
    type: "range",
    part: "slider",
    "aria-label": text(`filter.budget_${edited}_label`),
    "aria-valuetext": shown(edited),
    min: range.min,
    max: range.max,
    step,
    disabled: off,
    value: thumbs[edited],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setDrag({ to: moveThumb(edited, event.currentTarget.valueAsNumber, thumbs), budget }),
    onPointerUp: () => commit(edited),
    onPointerCancel: () => setDrag(null),
    onKeyUp: () => commit(edited),
    onBlur: () => commit(edited),
  });
  return (
    <div className={off ? "slider is-off" : "slider"} part="budget-rail">
      <span className="rail" />
      <span className="fill" style={{ insetInlineStart: `${place(thumbs.min)}%`, insetInlineEnd: `${100 - place(thumbs.max)}%` }} />
      <input {...thumb("min")} className={place(thumbs.min) > 50 ? "low is-over" : "low"} />
      <input {...thumb("max")} className="high" />
    </div>
  );
}
