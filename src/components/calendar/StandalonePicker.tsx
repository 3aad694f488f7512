import { useCallback, useState } from "react";
import { addMonths, monthOf } from "../../calendar/day.js";
import type { Day, Month } from "../../calendar/day.js";
import { firstWeekdayOf } from "../../calendar/locales.js";
import { monthsFrom, monthsToShow } from "../../calendar/pages.js";
import { rangeBetween } from "../../calendar/range.js";
import { daysValue, readGivenValue, writeValue } from "../../calendar/value.js";
import { useFormat, useText } from "../../i18n/useText.js";
import { Calendar } from "./Calendar.js";
import { DateField } from "./DateField.js";
import { useNarrow } from "./useNarrow.js";

export interface StandalonePickerProps {
  /** `2027-02-06`, a range `2027-02-06/2027-02-13`, or empty. */
  readonly value: string;
  readonly range?: boolean;
  /** First and last day that may be chosen; null or absent is no bound. */
  readonly min?: Day | null;
  readonly max?: Day | null;
  readonly disabled?: boolean;
  /** The calendar alone, without a field. */
  readonly inline?: boolean;
  readonly locale: string;
  readonly today: Day;
  /** A day or a whole range was chosen; the value in the form it was given. */
  readonly onCommit: (value: string) => void;
}

/** A general date picker, without a search: one day or a range. */
export function StandalonePicker(props: StandalonePickerProps) {
  const { value, range = false, disabled = false, inline = false, onCommit } = props;
  const [open, setOpen] = useState(false);
  const text = useText();
  const chosen = chosenDays(value, range);
  const words = useWords(chosen);
  const commit = (days: PickedDays) => {
    setOpen(false);
    onCommit(writeValue(daysValue(days)));
  };
  const months = <PickerMonths {...props} range={range} chosen={chosen} onChoose={commit} />;
  if (inline) return <div className="date-inline">{months}</div>;
  return (
    <DateField
      title={text(range ? "calendar.dates" : "calendar.date")}
      placeholder={text(range ? "calendar.choose_range" : "calendar.choose")}
      value={words}
      open={open && !disabled}
      disabled={disabled}
      onOpenChange={setOpen}
    >
      {months}
    </DateField>
  );
}

/** What is chosen: nothing, one day (`end` null), or a range. */
interface PickedDays {
  readonly start: Day | null;
  readonly end: Day | null;
}

function chosenDays(text: string, range: boolean): PickedDays {
  const given = readGivenValue(text, { mode: "date", accuracy: 2, range });
  return { start: given?.value.start?.day ?? null, end: given?.value.end?.day ?? null };
}

interface PickerMonthsProps extends Omit<StandalonePickerProps, "value"> {
  readonly range: boolean;
  readonly chosen: PickedDays;
  readonly onChoose: (days: PickedDays) => void;
}

function PickerMonths({ chosen, range, min = null, max = null, locale, today, onChoose }: PickerMonthsProps) {
  const text = useText();
  const narrow = useNarrow();
  const [picked, setPicked] = useState<Day | null>(null);
  const [first, setFirst] = useState<Month>(() => monthOf(chosen.start ?? clamp(today, min, max)));
  const months = monthsFrom(first, range && !narrow ? 2 : 1);
  const selectable = useCallback((day: Day) => (min === null || day >= min) && (max === null || day <= max), [min, max]);

  function pick(day: Day): void {
    if (!range) return onChoose({ start: day, end: null });
    if (picked === null) return setPicked(day);
    setPicked(null);
    onChoose(rangeBetween(picked, day));
  }

  return (
    <div className={`date-months columns-${months.length}`}>
      <Calendar
        months={months}
        layout="columns"
        firstWeekday={firstWeekdayOf(locale)}
        today={today}
        start={picked ?? chosen.start}
        end={picked === null ? chosen.end : null}
        selectable={selectable}
        rangeTo={(day) => (picked !== null && day !== picked && selectable(day) ? rangeBetween(picked, day) : null)}
        startName={text(range ? "calendar.start" : "calendar.chosen")}
        endName={text("calendar.end")}
        closedNews={text("calendar.closed")}
        earliest={min && monthOf(min)}
        latest={max && lastFirst(max, months.length)}
        onPick={pick}
        onShow={(month) => setFirst(monthsToShow(months, month)[0] ?? month)}
      />
    </div>
  );
}

/** The last month that may be shown: with two in view a short span still fills both. */
function lastFirst(max: Day, count: number): Month {
  return addMonths(monthOf(max), count - 1);
}

function clamp(day: Day, min: Day | null, max: Day | null): Day {
  if (min !== null && day < min) return min;
  return max !== null && day > max ? max : day;
}

function useWords({ start, end }: PickedDays): string {
  const format = useFormat();
  if (start === null) return "";
  return end === null || end === start ? format.day(start) : format.dayRange(start, end);
}
