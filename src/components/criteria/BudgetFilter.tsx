import Info from "lucide/dist/esm/icons/info.mjs";
import { memo, useState } from "react";
import { budgetExcludes, budgetRange, correctBudget, type Budget, type BudgetRange } from "../../domain/budget.js";
import { useFormat, useText } from "../../i18n/useText.js";
import { feeOf } from "../../store/fee.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { Icon } from "../controls/Icon.js";
import { TextField } from "../controls/TextField.js";
import { BudgetRail, unknownAmount } from "./BudgetRail.js";
import { Filter } from "./CheckRows.js";

/** What the whole stay may cost: a slider and two fields. Disabled until there are dates, since prices depend on them. */
export const BudgetFilter = memo(function BudgetFilter() {
  const text = useText();
  const actions = useActions();
  const budget = useSearch((search) => search.budget);
  const price = useSearch((search) => search.counts.answer?.price ?? null);
  const dated = useSearch((search) => search.stayDates.end !== null);
  const added = useSearch((search) => feeOf(search).added);
  const range = budgetRange(price, added);
  const edit = (edited: "min" | "max", value: number | null) => {
    const next = correctBudget(edited, value, budget, range)[edited];
    if (next === budget[edited]) return;
    if (next === null) actions.budget.clear(edited);
    else actions.budget.set({ [edited]: next });
  };
  const field = { budget, range, known: price !== null, disabled: !dated, onEdit: edit };
  return (
    <Filter title={text("filter.budget")} hint={text("filter.budget_stay")} part="filter budget">
      <BudgetRail {...field} />
      <div className="money">
        <BudgetField edited="min" {...field} />
        <BudgetField edited="max" {...field} />
      </div>
      {!dated && (
        <p className="note" part="note">
          <Icon icon={Info} />
          {text("filter.budget_dates")}
        </p>
      )}
    </Filter>
  );
});

interface BudgetFieldProps {
  readonly edited: "min" | "max";
  readonly budget: Budget;
  readonly range: BudgetRange;
  /** The range is that of the stays found, and shown where no bound is set. */
  readonly known: boolean;
  readonly disabled: boolean;
  onEdit(edited: "min" | "max", value: number | null): void;
}

/** Shows money, and a plain number while edited; corrected when left or on Enter, dropped on Escape and where it is no number. */
function BudgetField({ edited, budget, range, known, disabled, onEdit }: BudgetFieldProps) {
  const text = useText();
  const { money } = useFormat();
  const currency = useSearch((search) => search.settings.currency);
  const [draft, setDraft] = useState<string | null>(null);
  const bound = budget[edited];
  const isEmpty = budgetExcludes(budget, range);
  const shown = bound !== null || (known && !isEmpty) ? money(bound ?? range[edited], currency) : unknownAmount;
  const plain = bound === null ? "" : String(bound);
  const commit = () => {
    if (draft !== null && draft !== plain) {
      const amount = amountOf(draft);
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
        // Before the modal closes, which may blur the field.
        if (key === "Escape") setDraft(null);
      }}
      onEnter={commit}
    />
  );
}

/** The typed amount in whole units, whatever groups its digits and with or without a currency; null of anything else. */
function amountOf(typed: string): number | null {
  const amount = typed.replaceAll(/[\s\p{Sc}'’]/gu, "").replace(/[.,]\d{0,2}$/, "");
  return /^-?\d[\d.,]*$/.test(amount) ? Number.parseInt(amount.replaceAll(/[.,]/g, ""), 10) : null;
}
