import { useState } from "react";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { shortened, typedAmount, type BudgetModel } from "../../models/budget.js";
import { leftBudget } from "../../models/left-budget.js";
import { useLeftAtPrice } from "../contribution/useLeftAtPrice.js";
import { unknownAmount } from "./BudgetRail.js";
import { MoneyField } from "./MoneyField.js";

export interface LeftBudgetFieldProps {
  readonly model: BudgetModel;
  /** @param price null clears the upper bound. */
  onSet(price: number | null): void;
}

/** The upper bound of the budget by what is left to pay; disabled where that is not known of a price alone, absent without a rule. */
export function LeftBudgetField({ model, onSet }: LeftBudgetFieldProps) {
  const text = useText();
  const { money } = useFormat();
  const leftAt = useLeftAtPrice();
  const [unreadable, setUnreadable] = useState("");
  if (!leftAt) return null;
  const label = text("contribution.at_most");
  const left = leftBudget(leftAt, model);
  const most = left?.most ?? null;
  const shown = left ? money(most ?? left.ofAll, model.currency) : unknownAmount;
  const enter = (typed: string) => {
    const amount = typedAmount(typed);
    if (amount === null && typed.trim() !== "") return setUnreadable(shortened(typed));
    setUnreadable("");
    onSet(amount === null || !left ? null : left.priceFor(amount));
  };
  return (
    <div className="left-budget">
      <MoneyField
        title={label}
        amount={most}
        shown={shown}
        message={unreadable ? text("filter.budget_unreadable", { field: label, typed: unreadable, amount: shown }) : null}
        disabled={!left}
        part="field budget-left"
        onEntry={enter}
      />
    </div>
  );
}
