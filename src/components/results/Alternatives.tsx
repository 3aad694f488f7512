import { everySecond } from "../../domain/participants.js";
import type { Droppable } from "../../domain/alternatives.js";
import { useFormat, useText } from "../../i18n/useText.js";
import type { AlternativesState } from "../../store/state/types.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { Button } from "../controls/Button.js";
import { removeChoice, useChoiceLabel } from "../criteria/useChoices.js";

interface DropProps {
  readonly drop: AlternativesState["drops"][number];
  /** The one to advise. */
  readonly first: boolean;
}

/** A button that drops one choice; shows how many stays that would list. */
export function Drop({ drop: { droppable, stays }, first }: DropProps) {
  const text = useText();
  const label = useDropLabel(droppable);
  const drop = useDrop(droppable);
  return (
    <Button variant={first ? "primary" : "line"} part="drop" onClick={drop}>
      {label} · {text("search_bar.stays", { count: stays })}
    </Button>
  );
}

function useDropLabel(droppable: Droppable): string {
  const text = useText();
  const choiceLabel = useChoiceLabel();
  const party = useSearch((search) => search.participants);
  switch (droppable.kind) {
    case "filter":
      return text("results.remove", { choice: choiceLabel(droppable.choice) });
    case "filters":
      return text("results.remove_filters");
    case "party":
      return text("results.search_for", {
        travellers: text("results.travellers", { count: everySecond(party.map(({ age }) => age)).length }),
      });
    case "packages":
      return text("package.all");
    case "origin":
      return text("origin_search.no_results_cta");
    case "place":
      return text("results.search_everywhere");
  }
}

function useDrop(droppable: Droppable): () => void {
  const actions = useActions();
  const budget = useSearch((search) => search.budget);
  const party = useSearch((search) => search.participants);
  switch (droppable.kind) {
    case "filter":
      return () => removeChoice(droppable.choice, budget, actions);
    case "filters":
      return () => actions.criteria.reset();
    case "party":
      return () => actions.participants.commit(everySecond(party.map(({ age }) => age)));
    case "packages":
      return () => actions.packages.set([]);
    case "origin":
      return () => actions.search.set({ origin: null });
    case "place":
      return () => actions.place.choose(null);
  }
}

/** The nearest dates that have stays, each with their number. */
export function NearestDates({ dates }: Pick<AlternativesState, "dates">) {
  const text = useText();
  const { dayRange } = useFormat();
  const actions = useActions();
  if (dates.length === 0) return null;
  return (
    <div className="nearest" part="nearest-dates">
      <h4>{text("results.nearest_dates")}</h4>
      <ul role="list">
        {dates.map(({ start, end, stays }) => (
          <li key={start}>
            <Button variant="line" size="md" part="near-dates" onClick={() => actions.stayDates.set(start, end)}>
              {dayRange(start, end, { year: false })} <small>{text("search_bar.stays", { count: stays })}</small>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
