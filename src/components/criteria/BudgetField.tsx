import { useState } from "react";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { budgetEntry, type Bound, type BudgetFault, type BudgetModel } from "../../models/budget.js";
import { TextField } from "../controls/TextField.js";
import { unknownAmount } from "./BudgetRail.js";

interface BudgetFieldProps {
  readonly edited: Bound;
  readonly model: BudgetModel;
  /** @param next null clears the bound, undefined leaves it as it is. */
  onSet(bound: Bound, next: number | null | undefined): void;
}

/** Shows money, and a plain number while edited; corrected on blur or Enter with a message, dropped on Escape. */
export function BudgetField({ edited, model, onSet }: BudgetFieldProps) {
  const { budget, range, showsRange, disabled, currency } = model;
  const text = useText();
  const { money } = useFormat();
  const [draft, setDraft] = useState<string | null>(null);
  const { message, tell } = useFaultText(edited, model);
  const bound = budget[edited];
  const shown = bound !== null || showsRange ? money(bound ?? range[edited], currency) : unknownAmount;
  const plain = bound === null ? "" : String(bound);
  const commit = () => {
    if (draft !== null && draft !== plain) {
      const { next, fault } = budgetEntry(edited, draft, model);
      tell(fault, next === undefined ? bound : next);
      onSet(edited, next);
    }
    setDraft(null);
  };
  return (
    <TextField
      title={text(`filter.budget_${edited}`)}
      message={message}
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
      onEnter={(input) => {
        commit();
        // The next amount replaces this one.
        queueMicrotask(() => input.select());
      }}
    />
  );
}

/** The message of the last typed text, as long as the bound is what it left. */
function useFaultText(edited: Bound, { budget, disabled, currency }: BudgetModel) {
  const text = useText();
  const { money } = useFormat();
  const [told, setTold] = useState<{ readonly fault: BudgetFault; readonly before: number | null; readonly now: number | null } | null>(
    null,
  );
  const bound = budget[edited];
  if (told && (disabled || (bound !== told.now && bound !== told.before))) setTold(null);
  const tell = (fault: BudgetFault | null, now: number | null) => setTold(fault && { fault, before: bound, now });
  if (told === null) return { message: null, tell };
  const { fault, now } = told;
  const field = text(`filter.budget_${edited}_label`);
  const amount = now === null ? "" : money(now, currency);
  const message =
    fault.kind === "unreadable"
      ? text("filter.budget_unreadable", { field, typed: fault.typed, amount, ...(now === null && { context: "none" }) })
      : text(`filter.budget_${fault.kind}`, { field, typed: money(fault.amount, currency), amount });
  return { message, tell };
}
