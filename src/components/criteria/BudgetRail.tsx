import { useState } from "react";
import type { Budget } from "../../domain/budget.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { budgetSlider, moveThumb, releasedBound, type Bound, type BudgetModel, type BudgetThumbs } from "../../models/budget.js";
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
  const [drag, setDrag] = useState<{ readonly to: BudgetThumbs; readonly budget: Budget } | null>(null);
  const dragged = drag?.budget === budget ? drag.to : null;
  const slider = budgetSlider(model, dragged);
  const { stops, thumbs } = slider;
  const last = stops.length - 1;
  const place = (index: number) => (index / Math.max(1, last)) * 100;
  const amount = (edited: Bound) => money(stops[thumbs[edited]] ?? model.range[edited], currency);
  const commit = (edited: Bound) => {
    if (dragged) onEdit(edited, releasedBound(edited, slider));
    setDrag(null);
  };
  const shown = (edited: Bound) => {
    if (dragged) return amount(edited);
    const bound = budget[edited];
    if (bound !== null) return money(bound, currency);
    return showsRange ? amount(edited) : unknownAmount;
  };

  const thumb = (edited: Bound) => ({
    type: "range",
    part: "slider",
    "aria-label": text(`filter.budget_${edited}_label`),
    "aria-valuetext": shown(edited),
    min: 0,
    max: last,
    step: 1,
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
