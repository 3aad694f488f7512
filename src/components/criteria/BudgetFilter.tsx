import Info from "lucide/dist/esm/icons/info.mjs";
import { memo } from "react";
import { useText } from "../../i18n/useText.js";
import { budgetModel, budgetParts, editedBound, type Bound } from "../../models/budget.js";
import { useActions, useModel, useSearch } from "../../store/useSearch.js";
import { Icon } from "../controls/Icon.js";
import { BudgetField } from "./BudgetField.js";
import { BudgetRail } from "./BudgetRail.js";
import { Filter } from "./CheckRows.js";
import { LeftBudgetField } from "./deferred-left-budget.js";

/** The budget of the whole stay: a slider and two fields. Disabled until there are dates, since prices depend on them. */
export const BudgetFilter = memo(function BudgetFilter() {
  const text = useText();
  const actions = useActions();
  const model = useModel(budgetParts, budgetModel);
  const hasContribution = useSearch(({ settings }) => settings.contribution !== null);
  const set = (bound: Bound, next: number | null | undefined) => {
    if (next === null) actions.budget.clear(bound);
    else if (next !== undefined) actions.budget.set({ [bound]: next });
  };
  return (
    <Filter title={text("filter.budget")} hint={text("filter.budget_stay")} part="filter budget">
      <BudgetRail model={model} onEdit={(bound, value) => set(bound, editedBound(bound, value, model))} />
      <div className="money">
        <BudgetField edited="min" model={model} onSet={set} />
        <BudgetField edited="max" model={model} onSet={set} />
        {hasContribution && (
          <LeftBudgetField model={model} onSet={(price) => set("max", price)} standIn={() => <div className="left-budget" />} />
        )}
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
