import type { Droppable } from "../../domain/alternatives.js";
import { everySecond } from "../../domain/participants.js";
import { useText } from "../../i18n/useText.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { removeChoice, useChoiceLabel } from "../criteria/useChoices.js";

/** How a choice is dropped from the search, and the words for it. */
export function useDrop(droppable: Droppable): { readonly label: string; drop(): void } {
  const text = useText();
  const actions = useActions();
  const choiceLabel = useChoiceLabel();
  const budget = useSearch((search) => search.budget);
  const half = everySecond(useSearch((search) => search.participants).map(({ age }) => age));
  switch (droppable.kind) {
    case "filter": {
      const { choice } = droppable;
      return { label: text("results.remove", { choice: choiceLabel(choice) }), drop: () => removeChoice(choice, budget, actions) };
    }
    case "filters":
      return { label: text("results.remove_filters"), drop: () => actions.criteria.reset() };
    case "party": {
      const travellers = text("results.travellers", { count: half.length });
      return { label: text("results.search_for", { travellers }), drop: () => actions.participants.commit(half) };
    }
    case "packages":
      return { label: text("package.all"), drop: () => actions.packages.set([]) };
    case "origin":
      // The packages stay: the stays that are shown beside it were counted with them.
      return { label: text("origin_search.no_results_cta"), drop: () => actions.search.set({ origin: null }) };
    case "place":
      return { label: text("results.search_everywhere"), drop: () => actions.place.choose(null) };
  }
}
