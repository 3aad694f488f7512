import type { Month } from "../../calendar/day.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { Button } from "../controls/Button.js";
import { FailureNote } from "../controls/FailureNote.js";
import { PriceBasis } from "./DatesLegend.js";
import { DatesTabs } from "./DatesTabs.js";
import { StayLengths } from "./StayLengths.js";
import type { StartPrices } from "./useStartPrices.js";
import { useDatesTabs } from "./useStayDates.js";

interface DatesHeadProps {
  readonly layout: "columns" | "list";
  /** Prefix of the ids of the tabs and of the days that they control. */
  readonly id: string;
  /** The month before those in the list; null where there is none. */
  readonly monthBefore: Month | null;
  readonly prices: StartPrices;
  onBring(month: Month): void;
}

/** What is above the months: the lengths of stay, the two ends of it, and a failure; in a list also what its prices are for. */
export function DatesHead({ layout, id, monthBefore, prices, onBring }: DatesHeadProps) {
  const knowsNoLengths = useSearch((search) => search.find.lengths?.length === 0);
  const hasTabs = useDatesTabs(layout);
  return (
    <>
      {!knowsNoLengths && <StayLengths brief={layout === "list"} />}
      {hasTabs && <DatesTabs id={id} panel={`${id}-days`} />}
      <Failure />
      {layout === "list" && <PriceBasis prices={prices} explained />}
      {layout === "list" && <EarlierMonth month={monthBefore} onBring={onBring} />}
    </>
  );
}

export interface MonthEdgeProps {
  /** The next month beyond those in the list; null where there is none. */
  readonly month: Month | null;
  onBring(month: Month): void;
}

function EarlierMonth({ month, onBring }: MonthEdgeProps) {
  const text = useText();
  const format = useFormat();
  if (month === null) return null;
  return (
    <Button variant="quiet" size="md" className="wide" part="load-earlier" onClick={() => onBring(month)}>
      {text("dates.load_earlier", { month: format.month(month) })}
    </Button>
  );
}

function Failure() {
  const text = useText();
  const actions = useActions();
  const failed = useSearch((search) => search.find.status === "failed");
  if (!failed) return null;
  return <FailureNote message={text("dates.failed")} part="dates-failure" onRetry={() => actions.stayDates.retry()} />;
}
