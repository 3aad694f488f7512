import TriangleAlert from "lucide/dist/esm/icons/triangle-alert.mjs";
import { useCallback, useContext, useDeferredValue, useId, useMemo, useRef, useState } from "react";
import { monthOf } from "../../calendar/day.js";
import type { Day, Month } from "../../calendar/day.js";
import { firstWeekdayOf } from "../../calendar/locales.js";
import { useFormat, useText } from "../../i18n/useText.js";
import { useActions, useSharedSearch, useSearch } from "../../store/useSearch.js";
import { Calendar } from "../calendar/Calendar.js";
import { Button, TextButton } from "../controls/Button.js";
import { firstFocusable } from "../controls/focus.js";
import { Icon } from "../controls/Icon.js";
import { DatesTabs } from "./DatesTabs.js";
import { SchoolZones } from "./SchoolZones.js";
import { StayDatesSummary } from "./StayDatesSummary.js";
import { MissingEndContext } from "./useDatesOpen.js";
import { useDayMarks } from "./useDayMarks.js";
import { useSchoolZone } from "./useSchoolZone.js";
import { useStartPrices } from "./useStartPrices.js";
import type { StartPrices } from "./useStartPrices.js";
import {
  useAimedEnd,
  useBroughtMonth,
  useDayPress,
  useDrawnRange,
  useNextDays,
  useOpensOnStart,
  usePick,
  useShownMonths,
} from "./useStayDates.js";
import { useSheet } from "../controls/useSheet.js";
import stayDatesSheet from "./stay-dates.css" with { type: "css" };

export interface StayDatesPanelProps {
  /** `columns`: two months side by side. `list`: one column that grows, for touch. */
  readonly layout?: "columns" | "list";
  /** The range is complete, or the visitor has finished: close, and move to the next field. */
  readonly onDone: () => void;
  /** The months are always on the page. */
  readonly inPlace?: boolean;
}

/** The search's dates: months of which only the days that find returned can be chosen, and a summary of the stay. */
export function StayDatesPanel({ layout = "columns", onDone, inPlace = false }: StayDatesPanelProps) {
  useSheet(stayDatesSheet);
  const text = useText();
  const format = useFormat();
  const search = useSharedSearch();
  const { start, end } = useDrawnRange();
  const { wantsEnd } = useNextDays();
  const id = useId();
  const press = useDayPress();
  const selectable = useCallback((day: Day) => press(day) !== null, [press]);
  const { months, earliest, show, monthBefore, monthAfter } = useShownMonths(layout);
  const pick = usePick(onDone);
  const locale = useSearch((search) => search.settings.locale);
  const loading = useSearch((search) => search.find.status === "loading");
  const school = useSchoolZone(months);
  const prices = useStartPrices(months);
  const marksOf = useDayMarks(months, school, prices);
  const aim = useAimedEnd(press);
  const nothingInView = useNothingInView(months);
  const closedNews = useClosedNews(nothingInView);
  const dates = useRef<HTMLDivElement>(null);
  // What is under the months is drawn with the last of them, so that nothing moves.
  const whole = useDeferredValue(true, inPlace);
  useOpensOnStart(dates, { layout, whole });
  const bring = useBroughtMonth(dates, show);
  const tabPanel = layout === "columns" ? { role: "tabpanel", "aria-labelledby": `${id}-${wantsEnd ? "end" : "start"}` } : {};
  // The button is removed with what it resets: the focus stays with the days.
  const focusDays = () => dates.current && firstFocusable(dates.current)?.focus({ preventScroll: true });

  return (
    <div ref={dates} className={`dates ${layout}`} part="dates">
      <div className="dates-body">
        {layout === "columns" && <DatesTabs id={id} panel={`${id}-days`} />}
        <Failure />
        {layout === "list" && monthBefore !== null && (
          <Button variant="quiet" size="md" className="wide" part="load-earlier" onClick={() => bring(monthBefore)}>
            {text("dates.load_earlier", { month: format.month(monthBefore) })}
          </Button>
        )}
        <div id={`${id}-days`} {...tabPanel} {...aim.handlers}>
          <Calendar
            months={months}
            layout={layout}
            firstWeekday={firstWeekdayOf(locale)}
            today={search.today()}
            start={start}
            end={end}
            selectable={selectable}
            marksOf={marksOf}
            rangeTo={wantsEnd && start !== null ? (day) => (press(day) === "end" ? { start, end: day } : null) : undefined}
            startName={text("dates.start")}
            endName={text("dates.end")}
            closedNews={closedNews}
            earliest={earliest}
            busy={loading && nothingInView}
            focusedMonthFirst={!inPlace}
            onPick={pick}
            onShow={show}
          />
        </div>
        {layout === "list" && monthAfter !== null && whole && (
          <Button variant="quiet" size="md" className="wide load-more" part="load-more" onClick={() => bring(monthAfter)}>
            {text("dates.load_more")}
          </Button>
        )}
        {layout === "columns" && <Legend />}
        {school.zones.length > 0 && (whole || layout === "columns") && <SchoolZones {...school} />}
      </div>
      <Foot
        layout={layout}
        nothingInView={nothingInView}
        prices={prices}
        aimedEnd={aim.end}
        onDone={onDone}
        inPlace={inPlace}
        focusDays={focusDays}
      />
    </div>
  );
}

function Legend() {
  const text = useText();
  const { wantsEnd } = useNextDays();
  return (
    <ul className="legend" part="legend">
      {(["available", "stay", "unavailable"] as const).map((kind) => (
        <li key={kind}>
          <i className={kind} aria-hidden="true" />
          {text(kind === "unavailable" && wantsEnd ? "dates.unavailable_end" : `dates.${kind}`)}
        </li>
      ))}
    </ul>
  );
}

function Failure() {
  const text = useText();
  const actions = useActions();
  const failed = useSearch((search) => search.find.status === "failed");
  if (!failed) return null;
  return (
    <div className="note bad dates-failure" part="dates-failure" role="alert">
      <Icon icon={TriangleAlert} />
      <span className="grow">{text("dates.failed")}</span>
      <TextButton part="retry" onClick={() => actions.stayDates.retry()}>
        {text("dates.retry")}
      </TextButton>
    </div>
  );
}

interface FootProps extends Required<StayDatesPanelProps> {
  readonly nothingInView: boolean;
  readonly prices: StartPrices;
  readonly aimedEnd: Day | null;
  /** Called before the dates are cleared: the button that has the focus is removed with them. */
  focusDays(): void;
}

/** The stay, and what can be done with it. */
function Foot({ layout, nothingInView, prices, aimedEnd, onDone, inPlace, focusDays }: FootProps) {
  const text = useText();
  const actions = useActions();
  const { start, end } = useDrawnRange();
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

/** Why a pressed day cannot be chosen: no stay starts or ends there, or the days are not known yet. */
function useClosedNews(nothingInView: boolean): string {
  const text = useText();
  const status = useSearch((search) => search.find.status);
  const { wantsEnd } = useNextDays();
  if (!nothingInView || status === "ready") return text(wantsEnd ? "dates.closed_end" : "dates.closed_start");
  if (status === "failed") return text("dates.failed");
  return text(wantsEnd ? "dates.loading_end" : "dates.loading");
}

function useNothingInView(months: readonly Month[]): boolean {
  const { days } = useNextDays();
  return useMemo(() => !days.some((day) => months.includes(monthOf(day))), [days, months]);
}
