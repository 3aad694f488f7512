import { useContext, useState } from "react";
import type { Day } from "../../calendar/day.js";
import { useText } from "../../i18n/useText.js";
import { useActions } from "../../store/useSearch.js";
import { Button, TextButton } from "../controls/Button.js";
import type { StayDatesPanelProps } from "./panel-props.js";
import { StayDatesSummary } from "./StayDatesSummary.js";
import { MissingEndContext } from "./useDatesOpen.js";
import type { StartPrices } from "./useStartPrices.js";
import { useDates } from "./useStayDates.js";

interface DatesFootProps extends Required<StayDatesPanelProps> {
  readonly nothingInView: boolean;
  readonly prices: StartPrices;
  readonly aimedEnd: Day | null;
  /** Called before the dates are cleared: the button that has the focus is removed with them. */
  focusDays(): void;
}

/** The stay and its actions. */
export function DatesFoot({ layout, nothingInView, prices, aimedEnd, onDone, inPlace, focusDays }: DatesFootProps) {
  const text = useText();
  const actions = useActions();
  const { start, end } = useDates();
  const half = start !== null && end === null;
  const searched = useContext(MissingEndContext);
  const [validated, setValidated] = useState<Day | null>(null);
  // Requested again only by a new request.
  if (validated !== null && (!half || start !== validated)) setValidated(null);
  const missing = half && (start === searched || start === validated);
  return (
    <div className={layout === "columns" ? "panel-foot" : "dates-foot"} part="panel-foot" role="group" aria-label={text("dates.stay")}>
      <StayDatesSummary
        nothingInView={nothingInView}
        brief={layout === "list"}
        missing={missing}
        aimedEnd={half ? aimedEnd : null}
        prices={prices}
      />
      {start !== null && (
        <TextButton
          part="reset"
          onClick={() => {
            focusDays();
            actions.stayDates.reset(!inPlace);
          }}
        >
          {text("dates.reset")}
        </TextButton>
      )}
      <Button
        variant={layout === "columns" ? "solid" : "primary"}
        size={layout === "columns" ? "md" : "lg"}
        className="validate"
        part="validate"
        aria-disabled={half || undefined}
        onClick={() => (half ? setValidated(start) : onDone())}
      >
        {text("dates.validate")}
      </Button>
    </div>
  );
}
