import { useCallback, useContext, useDeferredValue, useId, useMemo, useRef, useState } from "react";
import { monthOf } from "../../calendar/day.js";
import type { Day } from "../../calendar/day.js";
import { firstWeekdayOf } from "../../calendar/locales.js";
import { useText } from "../../i18n/useText.js";
import { closedDayKey, datesParts } from "../../models/dates.js";
import { useActions, useModel, useSharedSearch, useSearch } from "../../store/useSearch.js";
import { Calendar } from "../calendar/Calendar.js";
import { useToday } from "../calendar/useToday.js";
import { Button, TextButton } from "../controls/Button.js";
import { firstFocusable } from "../controls/focus.js";
import { DatesHead, type MonthEdgeProps } from "./DatesHead.js";
import { DatesLegend } from "./DatesLegend.js";
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
  useDatesTabs,
  useDayPress,
  useDates,
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
  const hasTabs = useDatesTabs(layout);
  const tabPanel = hasTabs ? { role: "tabpanel", "aria-labelledby": `${id}-${wantsEnd ? "end" : "start"}` } : {};
  // The button disappears after a reset: the focus moves to the days.
  const focusDays = () => dates.current && firstFocusable(dates.current)?.focus({ preventScroll: true });

  return (
    <div ref={dates} className={`dates ${layout}`} part="dates">
      <div className="dates-body">
        <DatesHead layout={layout} id={id} monthBefore={monthBefore} prices={prices} onBring={bring} />
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
        {layout === "columns" && <DatesLegend prices={prices} />}
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

function LaterMonths({ month, onBring }: MonthEdgeProps) {
  const text = useText();
  if (month === null) return null;
  return (
    <Button variant="quiet" size="md" className="wide load-more" part="load-more" onClick={() => onBring(month)}>
      {text("dates.load_more")}
    </Button>
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
  const { nights } = useDates();
  const key = useModel(
    datesParts,
    useCallback((parts) => closedDayKey(parts, nothingInView), [nothingInView]),
  );
  return nights === null ? text(key) : text(key, { count: nights });
}
