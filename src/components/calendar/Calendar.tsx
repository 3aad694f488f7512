import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import type { PointerEvent, SyntheticEvent } from "react";
import { addMonths, monthOf } from "../../calendar/day.js";
import type { Day, Month, Weekday } from "../../calendar/day.js";
import type { MarksOf } from "../../calendar/marks.js";
import { useFormat, useText } from "../../i18n/useText.js";
import { RoundButton } from "../controls/Button.js";
import { MonthGrid } from "./MonthGrid.js";
import { dayOf, useGridFocus } from "./useGridFocus.js";

export interface CalendarProps {
  /** Months in view, in a row. */
  readonly months: readonly Month[];
  /** `columns` side by side with a step at either end; `list` one under another, without steps. */
  readonly layout: "columns" | "list";
  readonly firstWeekday: Weekday;
  readonly today: Day;
  readonly start: Day | null;
  readonly end: Day | null;
  /** Whether a day may be chosen. A new function draws every day again: keep it while its results stay. */
  readonly selectable: (day: Day) => boolean;
  /** A new function draws every day again. */
  readonly marksOf?: MarksOf;
  /** Whether a press on a day would complete the range from the start: pointing at such a day shows that range. */
  readonly completes?: (day: Day) => boolean;
  /** Words for the ends of the range, spoken after the day. */
  readonly startName: string;
  readonly endName: string;
  /** Announced when a day that may not be chosen is pressed. */
  readonly closedNews: string;
  /** No month before or after these is requested; null is no bound. */
  readonly earliest?: Month | null;
  readonly latest?: Month | null;
  /** Which days may be chosen is not known yet. */
  readonly busy?: boolean;
  /** It opens by a press: the month with the focus is painted first, the others right after. */
  readonly focusedMonthFirst?: boolean;
  readonly onPick: (day: Day) => void;
  /** A month out of view is requested by a step or by a key. */
  readonly onShow: (month: Month) => void;
}

const unmarked: MarksOf = () => [];

/** Months of days to choose from, as the date grid of the WAI-ARIA authoring practices. Controlled: it has no value of its own. */
export function Calendar(props: CalendarProps) {
  const { months, layout, start, end, selectable, completes, earliest = null, latest = null, busy = false, onPick, onShow } = props;
  const root = useRef<HTMLDivElement>(null);
  const [aim, setAim] = useState<Day | null>(null);
  const [moved, setMoved] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const nameOf = useDayNames();
  const names = useNames(props.startName, props.endName);
  const show = (month: Month) => {
    setMoved(true);
    onShow(month);
  };
  const focus = useGridFocus({ ...props, root, earliest, latest, onShow: show });
  const whole = useDeferredValue(true, props.focusedMonthFirst !== true);
  const first = focus.tabDay === null ? null : monthOf(focus.tabDay);
  // In a list, months painted later must not move it.
  const waits = !whole && (layout === "columns" || first === months[0]);

  const aimedEnd = aim !== null && completes?.(aim) ? aim : null;

  function pick(event: SyntheticEvent): void {
    const day = dayOf(event.target);
    if (day === null) return;
    focus.setFocusedDay(day);
    setAim(day);
    const open = selectable(day);
    setRefusals(open ? 0 : refusals + 1);
    if (open) onPick(day);
  }
  function aimAt(event: SyntheticEvent): void {
    if (completes) setAim(dayOf(event.target));
  }
  function reach(event: SyntheticEvent): void {
    aimAt(event);
    setRefusals(0);
  }
  function point(event: PointerEvent): void {
    // Touch has no hover.
    if (event.pointerType !== "touch") aimAt(event);
  }

  return (
    <div
      ref={root}
      className={`calendar ${layout}`}
      part="calendar"
      onClick={pick}
      onKeyDown={focus.onKeyDown}
      onFocus={reach}
      onPointerOver={point}
      onPointerLeave={() => setAim(null)}
    >
      {layout === "columns" && <Steps months={months} earliest={earliest} latest={latest} onShow={show} />}
      <div className="months" part="months">
        {months.map((month) =>
          // Its space is reserved: every month is six weeks tall, and in a list what follows it is out of view.
          waits && month !== first ? (
            <div key={month} />
          ) : (
            <MonthGrid
              key={month}
              month={month}
              firstWeekday={props.firstWeekday}
              busy={busy}
              rangeStart={start}
              rangeEnd={end ?? aimedEnd ?? start}
              preview={aimedEnd !== null}
              tabDay={focus.tabDay}
              today={props.today}
              selectable={selectable}
              marksOf={props.marksOf ?? unmarked}
              names={names}
              nameOf={nameOf}
            />
          ),
        )}
      </div>
      <MonthsNews months={moved ? months : []} />
      <p className="sr" role="status">
        {/* A press says it again: a text that stays would not be read twice. */}
        {refusals > 0 && <span key={refusals}>{props.closedNews}</span>}
      </p>
    </div>
  );
}

type StepsProps = Pick<CalendarProps, "months" | "onShow"> & { earliest: Month | null; latest: Month | null };

function Steps({ months, earliest, latest, onShow }: StepsProps) {
  const text = useText();
  const first = months[0];
  const last = months.at(-1);
  if (first === undefined || last === undefined) return null;
  const before = earliest === null || first > earliest;
  const after = latest === null || last < latest;
  // Unlike disabled, aria-disabled keeps the focus at the last step.
  return (
    <>
      <RoundButton
        icon={ChevronLeft}
        mirrors
        className="step previous"
        part="step previous"
        label={text("dates.previous_month")}
        aria-disabled={before ? undefined : true}
        onClick={() => before && onShow(addMonths(first, -1))}
      />
      <RoundButton
        icon={ChevronRight}
        mirrors
        className="step next"
        part="step next"
        label={text("dates.next_month")}
        aria-disabled={after ? undefined : true}
        onClick={() => after && onShow(addMonths(last, 1))}
      />
    </>
  );
}

/** Says which months are in view now. */
function MonthsNews({ months }: { months: readonly Month[] }) {
  const text = useText();
  const format = useFormat();
  const first = months[0];
  const last = months.at(-1);
  const news =
    first === undefined || last === undefined
      ? ""
      : first === last
        ? format.month(first)
        : text("calendar.months", { first: format.month(first), last: format.month(last) });
  return (
    <p className="sr" role="status">
      {news}
    </p>
  );
}

function useDayNames(): (day: Day) => string {
  const format = useFormat();
  return useCallback((day: Day) => format.day(day, "cell"), [format]);
}

function useNames(start: string, end: string) {
  const today = useText()("calendar.today");
  return useMemo(() => ({ start, end, today }), [start, end, today]);
}
