import { useEffect, useRef } from "react";
import { useText } from "../../../i18n/useText.js";
import type { SearchSnapshot } from "../../../store/state/types.js";
import { createSeason } from "../../../store/effects/season.js";
import { useActions, useSearch } from "../../../store/useSearch.js";
import { firstFocusable } from "../../controls/focus.js";
import { FailureNote } from "../../controls/FailureNote.js";
import { Skeleton } from "../../controls/Skeleton.js";
import { useSheet } from "../../controls/useSheet.js";
import { DatesFoot } from "../DatesFoot.js";
import type { StayDatesPanelProps } from "../panel-props.js";
import { StayLengths } from "../StayLengths.js";
import { CheapestPlaces } from "./CheapestPlaces.js";
import { CheapestStarts } from "./CheapestStarts.js";
import { SeasonChoices } from "./SeasonChoices.js";
import { SeasonGraph } from "./SeasonGraph.js";
import { SeasonGrid } from "./SeasonGrid.js";
import { useSeason, type Season } from "./useSeason.js";
import seasonSheet from "./season.css" with { type: "css" };

/** When a season is cheapest: its prices as a graph, a list and a grid, of which a press chooses both dates. */
export function SeasonView({ layout, onDone, inPlace }: Required<StayDatesPanelProps>) {
  useSheet(seasonSheet);
  const actions = useActions();
  const body = useRef<HTMLDivElement>(null);
  const status = useSearch((search) => search.season.status);
  const season = useSeason();
  useEffect(() => actions.stayDates.showSeason(createSeason), [actions]);
  const focusDone = () => body.current?.parentElement?.querySelector<HTMLElement>('[part~="validate"]')?.focus({ preventScroll: true });
  return (
    <>
      <div ref={body} className="dates-body season-body">
        <StayLengths brief={layout === "list"} />
        {season.model.stays.length > 0 ? (
          <Prices season={season} layout={layout} focusAfter={focusDone} />
        ) : (
          <SeasonState status={status} />
        )}
      </div>
      <DatesFoot
        layout={layout}
        nothingInView={false}
        prices={season.prices}
        aimedEnd={null}
        onDone={onDone}
        inPlace={inPlace}
        focusDays={() => body.current && firstFocusable(body.current)?.focus({ preventScroll: true })}
      />
    </>
  );
}

type SeasonStatus = SearchSnapshot["season"]["status"];

interface PricesProps {
  readonly season: Season;
  readonly layout: StayDatesPanelProps["layout"];
  focusAfter(): void;
}

/** On a phone the graph comes first. */
function Prices({ season, layout, focusAfter }: PricesProps) {
  return (
    <>
      {layout === "columns" && <SeasonChoices {...season} />}
      <SeasonGraph {...season} />
      {layout === "list" && <SeasonChoices {...season} />}
      <div className="season-split">
        <CheapestStarts {...season} />
        {layout === "list" && <CheapestPlaces model={season.model} focusAfter={focusAfter} />}
        <SeasonGrid {...season} />
        {layout === "columns" && <CheapestPlaces model={season.model} focusAfter={focusAfter} />}
      </div>
    </>
  );
}

/** What replaces the prices while they are loaded, cannot be loaded, or are none. */
function SeasonState({ status }: { readonly status: SeasonStatus }) {
  const text = useText();
  const actions = useActions();
  if (status === "failed")
    return <FailureNote message={text("season.failed")} part="dates-failure" onRetry={() => actions.stayDates.retrySeason()} />;
  if (status === "ready") return <p role="status">{text("season.empty")}</p>;
  return (
    <div className="season-waits" role="status">
      <Skeleton width="100%" height={36} radius={18} />
      <Skeleton width="100%" height={220} radius={14} />
      <Skeleton width="100%" height={200} radius={14} />
      <span className="sr">{text("season.loading")}</span>
    </div>
  );
}
