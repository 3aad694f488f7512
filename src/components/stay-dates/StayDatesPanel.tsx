import { useState } from "react";
import { useSearch } from "../../store/useSearch.js";
import type { SearchSnapshot } from "../../store/state/types.js";
import { DeferredState } from "../controls/DeferredState.js";
import { useSheet } from "../controls/useSheet.js";
import { DatesViews, type DatesViewName } from "./DatesViews.js";
import { SeasonView } from "./season/deferred.js";
import { StayMonths } from "./StayMonths.js";
import type { StayDatesPanelProps } from "./panel-props.js";
import segmentsSheet from "../controls/segments.css" with { type: "css" };
import stayDatesSheet from "./stay-dates.css" with { type: "css" };

/** The search's dates: a calendar, or the prices of a season where the server knows them. */
export function StayDatesPanel({ layout = "columns", onDone, inPlace = false }: StayDatesPanelProps) {
  useSheet(segmentsSheet);
  useSheet(stayDatesSheet);
  const [view, setView] = useState<DatesViewName>("months");
  const offer = useSearch(seasonOffer);
  const shared = { layout, onDone, inPlace };
  return (
    <div className={`dates ${layout}`} part="dates">
      {offer !== "none" && <DatesViews view={view} waits={offer === "waits"} brief={layout === "list"} onChange={setView} />}
      {view === "season" && offer === "known" ? (
        <SeasonView
          {...shared}
          standIn={(missing) => (
            <div className="dates-body">
              <DeferredState {...missing} />
            </div>
          )}
        />
      ) : (
        <StayMonths {...shared} />
      )}
    </div>
  );
}

/** Whether the prices of a season can be shown: not by a server that knows no lengths of stay, or answered without them. */
function seasonOffer({ find: { lengths }, season }: SearchSnapshot): "waits" | "known" | "none" {
  if (lengths === null) return "waits";
  return lengths.length > 0 && !season.unknown ? "known" : "none";
}
