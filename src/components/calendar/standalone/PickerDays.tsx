import { useCallback, useEffect, useRef, useState } from "react";
import type { CSSProperties } from "react";
import { addMonths, monthOf } from "../../../calendar/day.js";
import type { Day, Month } from "../../../calendar/day.js";
import type { Refusal } from "../../../calendar/limits.js";
import { monthsFrom, monthsToShow } from "../../../calendar/pages.js";
import { clampDay } from "../../../calendar/range.js";
import { rangeOver, rangeTo, select } from "../../../calendar/selection.js";
import type { PickedDays, Selection, SelectionAction } from "../../../calendar/selection.js";
import { firstOpenMonth } from "../../../calendar/views.js";
import { useText } from "../../../i18n/useText.js";
import { LazyState } from "../../controls/LazyState.js";
import { Calendar } from "../Calendar.js";
import type { DaysProps } from "../useCalendar.js";
import { useNarrow } from "../useNarrow.js";
import { LazyMonthChooser } from "./LazyMonthChooser.js";
import { LazyWeekCalendar } from "./LazyWeekCalendar.js";
import type { PickerProps } from "../picker-props.js";
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
  | "firstWeekday"
  | "today"
  | "onPageChange"
> {
  readonly chosen: PickedDays;
  readonly onChoose: (days: PickedDays) => void;
  /** The first day of a range was chosen, or taken back. */
  readonly onPicked: (day: Day | null) => void;
}

/** The days of a standalone picker: what a press, a drag or a key chooses. */
export function PickerDays(props: PickerDaysProps) {
  const { chosen, range, limits, view, min, max, onChoose, onPicked } = props;
  const text = useText();
  const textOf = useRefusalText(props);
  const [picked, setPicked] = useState<Day | null>(null);
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
    rangeTo: (day) => rangeTo(picked, day, rules),
    rangeOver: range ? (from, to) => rangeOver(from, to, limits.refusalOf) : undefined,
    marksOf: props.marks,
    startName: text(range ? "calendar.start" : "calendar.chosen"),
    endName: text("calendar.end"),
    closedNews: (day) => textOf(limits.refusalOf(picked ?? day, picked === null ? null : day)),
    onPick: (day) => act({ type: "press", day }),
    onDrop: (dragged) => act({ type: "drop", range: dragged }),
  };
  const bounds = { earliestDay: min, latestDay: max };
  if (view !== "monthly") {
    const day = chosen.start ?? clampDay(props.today, min, max);
    return (
      <LazyWeekCalendar
        {...days}
        {...bounds}
        view={view}
        day={day}
        standIn={(missing) => <LazyState {...missing} />}
        onPage={props.onPageChange}
      />
    );
  }
  return <Months {...props} {...bounds} days={days} />;
}

interface MonthsProps extends PickerDaysProps {
  readonly days: DaysProps;
  readonly earliestDay: Day | null;
  readonly latestDay: Day | null;
}

function Months({
  days,
  chosen,
  limits,
  range,
  min,
  max,
  today,
  page,
  pinnedMonth,
  columns,
  rows,
  earliestDay,
  latestDay,
  onPageChange,
}: MonthsProps) {
  const narrow = useNarrow();
  const across = narrow ? 1 : (columns ?? (range ? 2 : 1));
  const count = across * rows;
  const [first, setFirst] = useState<Month>(
    () => page ?? (chosen.start ? monthOf(chosen.start) : (pinnedMonth ?? firstOpenMonth(clampDay(today, min, max), limits.canBegin))),
  );
  const [followed, setFollowed] = useState(page);
  if (page !== followed) {
    setFollowed(page);
    if (page !== null) setFirst(page);
  }
  const reported = useRef(first);
  useEffect(() => {
    if (reported.current === first) return;
    reported.current = first;
    onPageChange(first);
  }, [first, onPageChange]);

  const months = monthsFrom(first, count);
  return (
    <div className="date-months" style={{ "--columns": across } as CSSProperties}>
      <Calendar
        {...days}
        months={months}
        layout="columns"
        chooser={(choice) => <LazyMonthChooser {...choice} standIn={(missing) => <LazyState {...missing} />} />}
        neighbours={count === 1}
        earliest={min && monthOf(min)}
        // With several in view a short span still fills all.
        latest={max && addMonths(monthOf(max), count - 1)}
        earliestDay={earliestDay}
        latestDay={latestDay}
        onShow={(month) => setFirst(monthsToShow(months, month)[0] ?? month)}
        onShowFirst={(month) => setFirst(min !== null && month < monthOf(min) ? monthOf(min) : month)}
      />
    </div>
  );
}
