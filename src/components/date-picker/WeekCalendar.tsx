import { useEffect, useMemo, useRef, useState } from "react";
import type { CSSProperties } from "react";
import { monthOf } from "../../calendar/day.js";
import type { Day, Month } from "../../calendar/day.js";
import { clampDay } from "../../calendar/range.js";
import { rowOf, stepDays } from "../../calendar/views.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { DayNote } from "../calendar/DayNote.js";
import { WeeksGrid } from "../calendar/MonthGrid.js";
import { Refusal } from "../calendar/Refusal.js";
import { Steps } from "../calendar/Steps.js";
import { useFollowing } from "./useFollowing.js";
import { useCalendar } from "../calendar/useCalendar.js";
import type { DaysProps } from "../calendar/useCalendar.js";
import { useSheet } from "../controls/useSheet.js";
import calendarSheet from "../calendar/calendar.css" with { type: "css" };

export interface WeekCalendarProps extends DaysProps {
  readonly view: "daily" | "weekly";
  /** The day in view at first, and later requests to show another. */
  readonly opening: Day;
  readonly wanted: Parameters<typeof useFollowing>[0];
  readonly earliestDay: Day | null;
  readonly latestDay: Day | null;
  readonly onPage: (month: Month) => void;
}

/** Pages of one week, or of one day with the texts of its marks. */
export function WeekCalendar(props: WeekCalendarProps) {
  useSheet(calendarSheet);
  const { view, firstWeekday, earliestDay, latestDay, onPage } = props;
  const text = useText();
  const format = useFormat();
  const [day, setDay] = useState(props.opening);
  const [isMoved, setMoved] = useState(false);
  const week = useMemo(() => rowOf(view, day, firstWeekday), [view, day, firstWeekday]);
  const hasBefore = earliestDay === null || week.first > earliestDay;
  const hasAfter = latestDay === null || week.last < latestDay;
  const month = monthOf(day);
  useFollowing(props.wanted, { month, isMoved, isShown: (other) => other >= week.first && other <= week.last, show: setDay });
  const show = (other: Day) => {
    setMoved(true);
    setDay(other);
  };
  const step = (pages: 1 | -1) => show(clampDay(stepDays(view, day, pages), earliestDay, latestDay));
  const { handlers, grid, pointed, refusal } = useCalendar(props, {
    first: week.first,
    last: week.last,
    earliestDay,
    latestDay,
    onShowDay: show,
    onStep: (direction) => (direction === 1 ? hasAfter : hasBefore) && step(direction),
  });
  const reported = useRef(month);
  useEffect(() => {
    if (reported.current === month) return;
    reported.current = month;
    onPage(month);
  }, [month, onPage]);

  const title = view === "daily" ? format.day(day, "long") : format.dayRange(week.first, week.last);
  const names = view === "daily" ? "day" : "week";
  return (
    <div className={`date-months ${view}`} style={{ "--columns": 1 } as CSSProperties}>
      <div className="calendar columns" part="calendar" {...handlers}>
        <Steps
          before={text(`calendar.previous_${names}`)}
          after={text(`calendar.next_${names}`)}
          onBefore={hasBefore ? () => step(-1) : null}
          onAfter={hasAfter ? () => step(1) : null}
        />
        <div className="months" part="months">
          <div className="month" part="month" data-month={month}>
            <WeeksGrid {...grid} weeks={[week]} title={<span aria-live="polite">{title}</span>} />
          </div>
        </div>
        {view === "daily" && <Notes {...props} day={day} />}
        <DayNote pointed={pointed} marksOf={view === "daily" ? undefined : props.marksOf} />
        <Refusal refusal={refusal} />
      </div>
    </div>
  );
}

/** The texts of a day's marks. */
function Notes({ day, marksOf }: Pick<WeekCalendarProps, "marksOf"> & { readonly day: Day }) {
  const notes = marksOf?.(day).flatMap(({ key, popover }) => (popover ? [{ key, text: popover.text }] : [])) ?? [];
  if (notes.length === 0) return null;
  return (
    <ul className="day-notes" part="notes">
      {notes.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}
