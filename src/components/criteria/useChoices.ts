import { useMemo } from "react";
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

/** Takes one choice back. */
export function removeChoice(choice: Choice, actions: Actions): void {
  if (choice.kind === "budget") actions.budget.set({ min: null, max: null });
  else if (choice.kind === "lodgingType") actions.criteria.toggleLodgingTypes(choice.ids);
  else actions.criteria.toggle(choice.ids);
}
