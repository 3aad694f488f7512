import { useMemo } from "react";
import type { Budget } from "../../domain/budget.js";
import { activeChoices, type Choice } from "../../domain/criteria.js";
import type { Actions } from "../../store/actions.js";
import { useSearch } from "../../store/useSearch.js";

/** The choices a visitor has made among the filters, in the order of the filters. */
export function useChoices(): readonly Choice[] {
  const criteria = useSearch((search) => search.criteria);
  const lodgingTypes = useSearch((search) => search.lodgingTypes);
  const budget = useSearch((search) => search.budget);
  return useMemo(() => activeChoices({ criteria, lodgingTypes, budget }), [criteria, lodgingTypes, budget]);
}

/** Removes one choice; of a budget, both bounds. */
export function removeChoice(choice: Choice, budget: Budget, actions: Actions): void {
  if (choice.kind === "budget") clearBudget(budget, actions);
  else if (choice.kind === "lodgingType") actions.criteria.toggleLodgingTypes(choice.ids);
  else actions.criteria.toggle(choice.ids);
}

function clearBudget({ min, max }: Budget, actions: Actions): void {
  if (min !== null) actions.budget.clear("min");
  if (max !== null) actions.budget.clear("max");
}
