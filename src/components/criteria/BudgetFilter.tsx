import Info from "lucide/dist/esm/icons/info.mjs";
import { memo, useState } from "react";
import { useFormat, useText } from "../../i18n/useText.js";
import { budgetModel, budgetParts, editedBound, typedAmount, type Bound, type BudgetModel } from "../../models/budget.js";
import { useActions, useModel } from "../../store/useSearch.js";
import { Icon } from "../controls/Icon.js";
import { TextField } from "../controls/TextField.js";
import { BudgetRail, unknownAmount } from "./BudgetRail.js";
import { Filter } from "./CheckRows.js";

/** The budget of the whole stay: a slider and two fields. Disabled until there are dates, since prices depend on them. */
export const BudgetFilter = memo(function BudgetFilter() {
  const text = useText();
  const actions = useActions();
  const model = useModel(budgetParts, budgetModel);
  const edit = (bound: Bound, value: number | null) => {
    const next = editedBound(bound, value, model);
    if (next === null) actions.budget.clear(bound);
    else if (next !== undefined) actions.budget.set({ [bound]: next });
  };
  return (
    <Filter title={text("filter.budget")} hint={text("filter.budget_stay")} part="filter budget">
      <BudgetRail model={model} onEdit={edit} />
      <div className="money">
        <BudgetField edited="min" model={model} onEdit={edit} />
        <BudgetField edited="max" model={model} onEdit={edit} />
      </div>
      {model.disabled && (
        <p className="note" part="note">
          <Icon icon={Info} />
          <span>{text("filter.budget_dates")}</span>
        </p>
      )}
    </Filter>
  );
});

interface BudgetFieldProps {
  readonly edited: Bound;
  readonly model: BudgetModel;
  onEdit(bound: Bound, value: number | null): void;
}

/** Shows money, and a plain number while edited; corrected on blur or Enter, dropped on Escape or if it is no number. */
function BudgetField({ edited, model, onEdit }: BudgetFieldProps) {
  const { budget, range, showsRange, disabled, currency } = model;
  const text = useText();
  const { money } = useFormat();
  const [draft, setDraft] = useState<string | null>(null);
  const bound = budget[edited];
  const shown = bound !== null || showsRange ? money(bound ?? range[edited], currency) : unknownAmount;
  const plain = bound === null ? "" : String(bound);
  const commit = () => {
    if (draft !== null && draft !== plain) {
      const amount = typedAmount(draft);
      if (amount !== null || draft.trim() === "") onEdit(edited, amount);
    }
    setDraft(null);
  };
  return (
    <TextField
      title={text(`filter.budget_${edited}`)}
      aria-label={text(`filter.budget_${edited}_label`)}
      inputMode="numeric"
      autoComplete="off"
      part={`field budget-${edited}`}
      className={bound === null && draft === null ? "is-range" : undefined}
      disabled={disabled}
      value={draft ?? shown}
      placeholder={shown}
      onFocus={({ currentTarget }) => {
        setDraft(plain);
        // After the plain number has replaced the money.
        queueMicrotask(() => currentTarget.select());
      }}
      onChange={setDraft}
      onBlur={commit}
      onKeyDown={({ key }) => {
        // Runs before the modal closes, which may blur the field.
        if (key === "Escape") setDraft(null);
      }}
      onEnter={commit}
    />
  );
}
