import { useCallback, useDeferredValue, useId, useMemo, useRef } from "react";
import { monthOf } from "../../calendar/day.js";
import type { Day, Month } from "../../calendar/day.js";
import { firstWeekdayOf } from "../../calendar/locales.js";
import { useText } from "../../i18n/useText.js";
import { closedDayKey, datesParts } from "../../models/dates.js";
import { useModel, useSharedSearch, useSearch } from "../../store/useSearch.js";
import { Calendar } from "../calendar/Calendar.js";
import { useToday } from "../calendar/useToday.js";
import { Button } from "../controls/Button.js";
import { firstFocusable } from "../controls/focus.js";
import { DatesFoot } from "./DatesFoot.js";
import { DatesHead, type MonthEdgeProps } from "./DatesHead.js";
import { DatesLegend } from "./DatesLegend.js";
import type { StayDatesPanelProps } from "./panel-props.js";
import { SchoolZones } from "./SchoolZones.js";
import { useListEnd } from "./useListEnd.js";
import { useDayMarks } from "./useDayMarks.js";
import { useSchoolZone } from "./useSchoolZone.js";
import { useStartPrices } from "./useStartPrices.js";
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

/** Months of which only the days that find returned can be chosen, and a summary of the stay. */
export function StayMonths({ layout, onDone, inPlace }: Required<StayDatesPanelProps>) {
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
    <>
      <div ref={dates} className="dates-body">
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
        {layout === "list" && whole && monthAfter !== null && <LaterMonths month={monthAfter} onBring={bring} onReach={show} />}
        {layout === "columns" && <DatesLegend prices={prices} />}
        {school.zones.length > 0 && (whole || layout === "columns") && <SchoolZones {...school} />}
      </div>
      <DatesFoot
        layout={layout}
        nothingInView={nothingInView}
        prices={prices}
        aimedEnd={aim.end}
        onDone={onDone}
        inPlace={inPlace}
        focusDays={focusDays}
      />
    </>
  );
}

interface LaterMonthsProps extends Pick<MonthEdgeProps, "onBring"> {
  readonly month: Month;
  /** The end of the list was scrolled into view. */
  onReach(month: Month): void;
}

function LaterMonths({ month, onBring, onReach }: LaterMonthsProps) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  useListEnd(button, () => onReach(month));
  return (
    <Button ref={button} variant="quiet" size="md" className="wide load-more" part="load-more" onClick={() => onBring(month)}>
      {text("dates.load_more")}
    </Button>
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
