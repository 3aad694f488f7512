import { useFormat, useText } from "../../i18n/useText.js";
import type { AlternativesState } from "../../store/state/types.js";
import { useActions } from "../../store/useSearch.js";
import { Button } from "../controls/Button.js";
import { useDrop } from "./useDrop.js";

interface DropProps {
  readonly drop: AlternativesState["drops"][number];
  /** The one to advise. */
  readonly first: boolean;
}

/** A button that drops one choice; shows how many stays that would list. */
export function Drop({ drop: { droppable, stays }, first }: DropProps) {
  const text = useText();
  const { label, drop } = useDrop(droppable);
  return (
    <Button variant={first ? "primary" : "line"} part="drop" onClick={drop}>
      {`${label} · ${text("search_bar.stays", { count: stays })}`}
    </Button>
  );
}

/** The dates of the coming season, with their number of stays. */
export function ComingDates({ start, end, stays }: AlternativesState["dates"][number]) {
  const text = useText();
  const { dayRange } = useFormat();
  const actions = useActions();
  return (
    <Button variant="primary" part="coming-dates" onClick={() => actions.stayDates.set(start, end)}>
      {`${dayRange(start, end)} · ${text("search_bar.stays", { count: stays })}`}
    </Button>
  );
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
              <span>{dayRange(start, end, { year: false })}</span> <small>{text("search_bar.stays", { count: stays })}</small>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
