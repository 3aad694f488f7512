import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import type { AlternativesState } from "../../store/state/types.js";
import { feeOf } from "../../store/fee.js";
import { useActions, useSearch } from "../../store/useSearch.js";
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

/** The dates of the coming season, with their lowest price and number of stays. */
export function ComingDates({ start, end, stays, price }: AlternativesState["dates"][number]) {
  const { dayRange } = useFormat();
  const actions = useActions();
  const detailOf = useDatesDetail();
  return (
    <Button variant="primary" part="coming-dates" onClick={() => actions.stayDates.set(start, end)}>
      {`${dayRange(start, end)} · ${detailOf({ stays, price })}`}
    </Button>
  );
}

/** The lowest price of a stay on other dates, and the number of stays. */
function useDatesDetail() {
  const text = useText();
  const { money } = useFormat();
  const fee = useSearch((search) => feeOf(search).added);
  const currency = useSearch((search) => search.settings.currency);
  return ({ stays, price }: Pick<AlternativesState["dates"][number], "stays" | "price">) =>
    [price === null ? "" : text("card.from_price", { price: money(price + fee, currency) }), text("search_bar.stays", { count: stays })]
      .filter(Boolean)
      .join(" · ");
}

/** The nearest dates that have stays, each with their lowest price and number. */
export function NearestDates({ dates }: Pick<AlternativesState, "dates">) {
  const text = useText();
  const { dayRange } = useFormat();
  const actions = useActions();
  const detailOf = useDatesDetail();
  if (dates.length === 0) return null;
  return (
    <div className="nearest" part="nearest-dates">
      <h4>{text("results.nearest_dates")}</h4>
      <ul role="list">
        {dates.map(({ start, end, stays, price }) => (
          <li key={start}>
            <Button variant="line" size="md" part="near-dates" onClick={() => actions.stayDates.set(start, end)}>
              <span>{dayRange(start, end, { year: false })}</span> <small>{detailOf({ stays, price })}</small>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
