import TriangleAlert from "lucide/dist/esm/icons/triangle-alert.mjs";
import { useCallback, useContext, useDeferredValue, useId, useMemo, useRef, useState } from "react";
import { monthOf } from "../../calendar/day.js";
import type { Day, Month } from "../../calendar/day.js";
import { firstWeekdayOf } from "../../calendar/locales.js";
import { useFormat, useText } from "../../i18n/useText.js";
import { closedDayKey, datesParts } from "../../models/dates.js";
import { useActions, useModel, useSharedSearch, useSearch } from "../../store/useSearch.js";
import { Calendar } from "../calendar/Calendar.js";
import { useToday } from "../calendar/useToday.js";
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
import { useAimedEnd, useBroughtMonth, useDayPress, useDates, useOpensOnStart, usePick, useShownMonths } from "./useStayDates.js";
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
  const today = useToday(useSharedSearch().today);
  const { start, end, wantsEnd, days } = useDates();
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
  const nothingInView = useMemo(() => !days.some((day) => months.includes(monthOf(day))), [days, months]);
  const closedNews = useClosedNews(nothingInView);
  const dates = useRef<HTMLDivElement>(null);
  // The content under the months is drawn with the last of them, so that nothing moves.
  const whole = useDeferredValue(true, inPlace);
  useOpensOnStart(dates, { layout, whole });
  const bring = useBroughtMonth(dates, show);
  const tabPanel = layout === "columns" ? { role: "tabpanel", "aria-labelledby": `${id}-${wantsEnd ? "end" : "start"}` } : {};
  // The button disappears after a reset: the focus moves to the days.
  const focusDays = () => dates.current && firstFocusable(dates.current)?.focus({ preventScroll: true });

  return (
    <div ref={dates} className={`dates ${layout}`} part="dates">
      <div className="dates-body">
        {layout === "columns" && <DatesTabs id={id} panel={`${id}-days`} />}
        <Failure />
        {layout === "list" && <EarlierMonth month={monthBefore} onBring={bring} />}
        <div id={`${id}-days`} {...tabPanel} {...aim.handlers}>
          <Calendar
            months={months}
            layout={layout}
            firstWeekday={firstWeekdayOf(locale)}
            today={today}
            start={start}
            end={end}
            selectable={selectable}
            marksOf={marksOf}
            rangeTo={(day) => (start !== null && press(day) === "end" ? { start, end: day } : null)}
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
        {layout === "list" && whole && <LaterMonths month={monthAfter} onBring={bring} />}
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

interface ListEdgeProps {
  /** The next month beyond those in the list; null where there is none. */
  readonly month: Month | null;
  onBring(month: Month): void;
}

function EarlierMonth({ month, onBring }: ListEdgeProps) {
  const text = useText();
  const format = useFormat();
  if (month === null) return null;
  return (
    <Button variant="quiet" size="md" className="wide" part="load-earlier" onClick={() => onBring(month)}>
      {text("dates.load_earlier", { month: format.month(month) })}
    </Button>
  );
}

function LaterMonths({ month, onBring }: ListEdgeProps) {
  const text = useText();
  if (month === null) return null;
  return (
    <Button variant="quiet" size="md" className="wide load-more" part="load-more" onClick={() => onBring(month)}>
      {text("dates.load_more")}
    </Button>
  );
}

function Legend() {
  const text = useText();
  const { wantsEnd } = useDates();
  return (
    <ul className="legend" part="legend">
      {(["available", "stay", "unavailable"] as const).map((kind) => (
        <li key={kind}>
          <i className={kind} aria-hidden="true" />
          <span>{text(kind === "unavailable" && wantsEnd ? "dates.unavailable_end" : `dates.${kind}`)}</span>
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

/** The stay and its actions. */
function Foot({ layout, nothingInView, prices, aimedEnd, onDone, inPlace, focusDays }: FootProps) {
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

/** Why a pressed day cannot be chosen. */
function useClosedNews(nothingInView: boolean): string {
  const text = useText();
  return text(
    useModel(
      datesParts,
      useCallback((parts) => closedDayKey(parts, nothingInView), [nothingInView]),
    ),
  );
}
