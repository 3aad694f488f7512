import { useState } from "react";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { budgetEntry, type Bound, type BudgetFault, type BudgetModel } from "../../models/budget.js";
import { unknownAmount } from "./BudgetRail.js";
import { MoneyField } from "./MoneyField.js";

interface BudgetFieldProps {
  readonly edited: Bound;
  readonly model: BudgetModel;
  /** @param next null clears the bound, undefined leaves it as it is. */
  onSet(bound: Bound, next: number | null | undefined): void;
}

/** One bound of the budget; a typed amount is corrected with a message. */
export function BudgetField({ edited, model, onSet }: BudgetFieldProps) {
  const { budget, range, showsRange, disabled, currency } = model;
  const text = useText();
  const { money } = useFormat();
  const { message, report } = useFaultText(edited, model);
  const bound = budget[edited];
  return (
    <MoneyField
      title={text(`filter.budget_${edited}`)}
      label={text(`filter.budget_${edited}_label`)}
      amount={bound}
      shown={bound !== null || showsRange ? money(bound ?? range[edited], currency) : unknownAmount}
      message={message}
      disabled={disabled}
      part={`field budget-${edited}`}
      onEntry={(typed) => {
        const { next, fault } = budgetEntry(edited, typed, model);
        report(fault, next === undefined ? bound : next);
        onSet(edited, next);
      }}
    />
  );
}

/** The message of the last typed text, as long as the bound is what it left. */
function useFaultText(edited: Bound, { budget, disabled, currency }: BudgetModel) {
  const text = useText();
  const { money } = useFormat();
  const [reported, setReported] = useState<{
    readonly fault: BudgetFault;
    readonly before: number | null;
    readonly now: number | null;
  } | null>(null);
  const bound = budget[edited];
  if (reported && (disabled || (bound !== reported.now && bound !== reported.before))) setReported(null);
  const report = (fault: BudgetFault | null, now: number | null) => setReported(fault && { fault, before: bound, now });
  if (reported === null) return { message: null, report };
  const { fault, now } = reported;
  const field = text(`filter.budget_${edited}_label`);
  const amount = now === null ? "" : money(now, currency);
  const message =
    fault.kind === "unreadable"
      ? text("filter.budget_unreadable", { field, typed: fault.typed, amount, ...(now === null && { context: "none" }) })
      : text(`filter.budget_${fault.kind}`, { field, typed: money(fault.amount, currency), amount });
  return { message, report };
}
