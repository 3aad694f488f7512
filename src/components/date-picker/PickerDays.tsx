import { useCallback, useEffect, useRef, useState } from "react";
import type { CSSProperties } from "react";
import { MonthChooser, WeekCalendar } from "./deferred-in-choice.js";
import { addMonths, monthOf } from "../../calendar/day.js";
import type { Day, Month } from "../../calendar/day.js";
import type { Refusal } from "../../calendar/limits.js";
import { monthsFrom, monthsToShow } from "../../calendar/pages.js";
import { rangeOver, rangeTo, select } from "../../calendar/selection.js";
import type { PickedDays, Selection, SelectionAction } from "../../calendar/selection.js";
import { useText } from "../../i18n/useText.js";
import { DeferredState } from "../controls/DeferredState.js";
import { Calendar } from "../calendar/Calendar.js";
import type { DaysProps } from "../calendar/useCalendar.js";
import { useNarrow } from "../calendar/useNarrow.js";
import type { PickerProps } from "../calendar/picker-props.js";
import { openingDay, useFollowing } from "./useFollowing.js";
import { useRefusalText } from "./usePickerTexts.js";

interface PickerDaysProps extends Pick<
  PickerProps,
  | "range"
  | "required"
  | "min"
  | "max"
  | "limits"
  | "marks"
  | "pinnedMonth"
  | "columns"
  | "rows"
  | "view"
  | "page"
  | "turnedMonth"
  | "firstWeekday"
  | "today"
  | "resets"
  | "onPageChange"
> {
  readonly chosen: PickedDays;
  readonly onChoose: (days: PickedDays) => void;
  /** The first day of a range was chosen, or cancelled. */
  readonly onPicked: (day: Day | null) => void;
}

/** The days of a standalone picker: what a press, a drag or a key chooses. */
export function PickerDays(props: PickerDaysProps) {
  const { chosen, range, limits, view, min, max, onChoose, onPicked } = props;
  const text = useText();
  const textOf = useRefusalText(limits);
  const [picked, setPicked] = useState<Day | null>(null);
  // A new value or a reset replaces a half-chosen range.
  const [former, setFormer] = useState({ chosen, resets: props.resets });
  if (former.resets !== props.resets || former.chosen.start !== chosen.start || former.chosen.end !== chosen.end) {
    setFormer({ chosen, resets: props.resets });
    setPicked(null);
  }
  const rules = { range, required: props.required, refusalOf: limits.refusalOf };

  function act(action: SelectionAction): void {
    const before: Selection<Refusal> = { value: chosen, picked, refusal: null };
    const after = select(before, action, rules);
    setPicked(after.picked);
    if (after.picked !== picked && after.value === chosen) onPicked(after.picked);
    if (after.value !== chosen) onChoose(after.value);
  }

  const days: DaysProps = {
    firstWeekday: props.firstWeekday,
    today: props.today,
    start: picked ?? chosen.start,
    end: picked === null ? chosen.end : null,
    selectable: useCallback(
      (day: Day) => (picked === null ? limits.canBegin(day) : day === picked || limits.canEnd(picked, day)),
      [limits, picked],
    ),
    closed: limits.isClosed,
    rangeTo: (day) => rangeTo(picked, day, rules),
    rangeOver: range ? (from, to) => rangeOver(from, to, limits.refusalOf) : undefined,
    marksOf: props.marks,
    startName: text(range ? "calendar.start" : "calendar.chosen"),
    endName: text("calendar.end"),
    closedNews: (day, from) => {
      const start = from ?? picked;
      return textOf(start === null ? limits.refusalOf(day, null) : limits.refusalOf(start, day));
    },
    onPick: (day) => act({ type: "press", day }),
    onDrop: (dragged) => act({ type: "drop", range: dragged }),
  };
  const bounds = { earliestDay: min, latestDay: max };
  if (view !== "monthly") {
    return (
      <WeekCalendar
        {...days}
        {...bounds}
        view={view}
        wanted={wantedOf(props)}
        opening={openingDay(wantedOf(props), props)}
        standIn={(missing) => <DeferredState {...missing} />}
        onPage={props.onPageChange}
      />
    );
  }
  return <Months {...props} {...bounds} days={days} />;
}

const wantedOf = ({ page, turnedMonth, pinnedMonth, chosen }: PickerDaysProps) => ({ page, turnedMonth, pinnedMonth, start: chosen.start });

interface MonthsProps extends PickerDaysProps {
  readonly days: DaysProps;
  readonly earliestDay: Day | null;
  readonly latestDay: Day | null;
}

function Months(props: MonthsProps) {
  const { days, range, min, max, columns, rows, earliestDay, latestDay, onPageChange } = props;
  const narrow = useNarrow();
  const across = narrow ? 1 : (columns ?? (range ? 2 : 1));
  const count = across * rows;
  const wanted = wantedOf(props);
  const [first, setFirst] = useState<Month>(() => monthOf(openingDay(wanted, props)));
  const [isMoved, setMoved] = useState(false);
  const months = monthsFrom(first, count);
  useFollowing(wanted, { month: first, isMoved, isShown: (day) => months.includes(monthOf(day)), show: (day) => setFirst(monthOf(day)) });
  const move = (month: Month) => {
    setMoved(true);
    setFirst(month);
  };
  const reported = useRef(first);
  useEffect(() => {
    if (reported.current === first) return;
    reported.current = first;
    onPageChange(first);
  }, [first, onPageChange]);

  return (
    <div className="date-months" style={{ "--columns": across } as CSSProperties}>
      <Calendar
        {...days}
        months={months}
        layout="columns"
        chooser={(choice) => <MonthChooser {...choice} standIn={(missing) => <DeferredState {...missing} />} />}
        neighbours={count === 1}
        earliest={min && monthOf(min)}
        // With several in view, a short span still fills them all.
        latest={max && addMonths(monthOf(max), count - 1)}
        earliestDay={earliestDay}
        latestDay={latestDay}
        onShow={(month) => move(monthsToShow(months, month)[0] ?? month)}
        onShowFirst={(month) => move(min !== null && month < monthOf(min) ? monthOf(min) : month)}
      />
    </div>
  );
}
