import { useDeferredValue, useState } from "react";
import type { ReactNode } from "react";
import { addMonths, firstDayOf, lastDayOf, monthOf } from "../../calendar/day.js";
import type { Day, Month } from "../../calendar/day.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { DayNote } from "./DayNote.js";
import { gridStateIn } from "./gridState.js";
import { MonthGrid } from "./MonthGrid.js";
import { monthSteps } from "./month-steps.js";
import { Refusal } from "./Refusal.js";
import { Steps } from "./Steps.js";
import { useCalendar } from "./useCalendar.js";
import type { DaysProps } from "./useCalendar.js";
import { useSheet } from "../controls/useSheet.js";
import calendarSheet from "./calendar.css" with { type: "css" };

/** Lets the visitor replace a month in view by another. */
export interface MonthChoice {
  readonly month: Month;
  /** No month before or after these may be chosen; null is no bound. */
  readonly earliest: Month | null;
  readonly latest: Month | null;
  readonly onChoose: (month: Month) => void;
  readonly onClose: () => void;
}

export interface CalendarProps extends DaysProps {
  /** Months in view, in a row. */
  readonly months: readonly Month[];
  /** `columns` side by side with a step at either end; `list` one under another, without steps. */
  readonly layout: "columns" | "list";
  /** No month before or after these is requested; null is no bound. */
  readonly earliest?: Month | null;
  readonly latest?: Month | null;
  /** No day before or after these gets the focus; defaults to the days of the earliest and latest month. */
  readonly earliestDay?: Day | null;
  readonly latestDay?: Day | null;
  /** It opens by a press: the month with the focus is painted first, the others right after. */
  readonly focusedMonthFirst?: boolean;
  /** Renders the choice of another month and year, opened by the name of a month; when absent, the name is no button. */
  readonly chooser?: (choice: MonthChoice) => ReactNode;
  /** A step, a swipe or a key requests a month that is out of view. */
  readonly onShow: (month: Month) => void;
  /** A month was chosen to be the first in view. */
  readonly onShowFirst?: (month: Month) => void;
}

/** Months of days to choose from, as the date grid of the WAI-ARIA authoring practices. A controlled component. */
export function Calendar(props: CalendarProps) {
  useSheet(calendarSheet);
  const { months, layout, chooser, onShow, onShowFirst } = props;
  const [moved, setMoved] = useState(false);
  const [jumpsFrom, setJumpsFrom] = useState<Month | null>(null);
  const { before, after, ...shown } = monthSteps(props);
  const show = (month: Month | null) => {
    if (month === null) return;
    setMoved(true);
    onShow(month);
  };
  const { handlers, grid, tabDay, pointed, refusal } = useCalendar(props, {
    ...shown,
    onShowDay: (day) => show(monthOf(day)),
    onStep: layout === "columns" ? (direction) => show(direction === 1 ? after : before) : undefined,
  });
  const isDrawn = useDrawnMonths(props, monthOf(tabDay));

  return (
    <div className={`calendar ${layout}`} part="calendar" {...handlers}>
      {layout === "columns" && <MonthStepButtons before={before} after={after} onShow={show} />}
      <div className="months" part="months">
        {months.map((month) =>
          isDrawn(month) ? (
            <MonthGrid
              key={month}
              month={month}
              {...grid}
              {...gridStateIn(firstDayOf(month), lastDayOf(month), grid)}
              onJump={chooser && setJumpsFrom}
            />
          ) : (
            // Its space is reserved: every month is six weeks tall, and in a list the months below are out of view.
            <div key={month} />
          ),
        )}
      </div>
      {jumpsFrom !== null &&
        chooser?.({
          month: jumpsFrom,
          earliest: props.earliest ?? null,
          latest: props.latestDay ? monthOf(props.latestDay) : (props.latest ?? null),
          onChoose(month) {
            setJumpsFrom(null);
            setMoved(true);
            onShowFirst?.(addMonths(month, -months.indexOf(jumpsFrom)));
          },
          onClose: () => setJumpsFrom(null),
        })}
      <DayNote pointed={pointed} marksOf={props.marksOf} />
      <MonthsNews months={moved ? months : []} />
      <Refusal refusal={refusal} />
    </div>
  );
}

interface MonthStepButtonsProps {
  readonly before: Month | null;
  readonly after: Month | null;
  onShow(month: Month): void;
}

function MonthStepButtons({ before, after, onShow }: MonthStepButtonsProps) {
  const text = useText();
  return (
    <Steps
      before={text("dates.previous_month")}
      after={text("dates.next_month")}
      onBefore={before === null ? null : () => onShow(before)}
      onAfter={after === null ? null : () => onShow(after)}
    />
  );
}

/** Whether a month is drawn yet: when the calendar opens by a press, the month with the focus is painted first. */
function useDrawnMonths({ months, layout, focusedMonthFirst }: CalendarProps, focusedMonth: Month): (month: Month) => boolean {
  const whole = useDeferredValue(true, focusedMonthFirst !== true);
  // In a list, months painted later must not move it.
  const waits = !whole && (layout === "columns" || focusedMonth === months[0]);
  return (month) => !waits || month === focusedMonth;
}

/** Announces the months in view. */
function MonthsNews({ months }: { months: readonly Month[] }) {
  const text = useText();
  const format = useFormat();
  const first = months[0];
  const last = months.at(-1);
  const named = first && last && first !== last ? { first: format.month(first), last: format.month(last) } : null;
  const news = named ? text("calendar.months", named) : first ? format.month(first) : "";
  return (
    <p className="sr" role="status">
      {news}
    </p>
  );
}
