import type { Budget } from "../../domain/budget.js";
import { activeChoices, type Choice } from "../../domain/criteria.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { choiceLabel } from "../../models/filter-labels.js";
import { choicesParts } from "../../models/filters.js";
import type { Actions } from "../../store/actions.js";
import { useModel, useSearch } from "../../store/useSearch.js";

/** The choices a visitor has made among the filters, in the order of the filters. */
export const useChoices = (): readonly Choice[] => useModel(choicesParts, activeChoices);

/** The label of a choice outside its group; a budget is in the currency of the search. */
export function useChoiceLabel(): (choice: Choice) => string {
  const text = useText();
  const { money } = useFormat();
  const budget = useSearch((search) => search.budget);
  const currency = useSearch((search) => search.settings.currency);
  return (choice) => choiceLabel(choice, budget, text, (amount) => money(amount, currency));
}

/** Removes one choice; for a budget, both bounds. */
export function removeChoice(choice: Choice, budget: Budget, actions: Actions): void {
  if (choice.kind === "budget") clearBudget(budget, actions);
  else if (choice.kind === "lodgingType") actions.criteria.toggleLodgingTypes(choice.ids);
  else actions.criteria.toggle(choice.ids);
}

function clearBudget({ min, max }: Budget, actions: Actions): void {
  if (min !== null) actions.budget.clear("min");
  if (max !== null) actions.budget.clear("max");
}
