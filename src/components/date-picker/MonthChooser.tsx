import { useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import type { Month } from "../../calendar/day.js";
import { choicesAfterKey, choicesInPage, monthIn, yearOf, yearsAround } from "../../calendar/navigation.js";
import { useText, useFormatLanguage } from "../../i18n/useText.js";
import { isRightToLeft } from "../../platform/text-direction.js";
import { useCalendarFormat } from "../calendar/calendar-format.js";
import { TextButton } from "../controls/Button.js";
import { activeElementBeside } from "../controls/focus.js";
import type { MonthChoice } from "../calendar/Calendar.js";
import { Steps } from "../calendar/Steps.js";
import { useSheet } from "../controls/useSheet.js";
import monthChooserSheet from "./month-chooser.css" with { type: "css" };
import { times } from "../../calendar/times.js";

/** Twelve months of a year, or twelve years, over the months of the calendar. */
export function MonthChooser({ month, earliest, latest, onChoose, onClose }: MonthChoice) {
  useSheet(monthChooserSheet);
  const text = useText();
  const format = useCalendarFormat();
  const [year, setYear] = useState(yearOf(month));
  const [showsYears, setShowsYears] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useFocusBack(root);
  useLayoutEffect(() => root.current?.querySelector<HTMLElement>("[data-first-focus]")?.focus(), [showsYears]);
  const years = yearsAround(year);
  const step = showsYears ? choicesInPage : 1;
  const first = showsYears ? (years[0] ?? year) : year;
  const last = showsYears ? (years.at(-1) ?? year) : year;
  const hasBefore = earliest === null || first > yearOf(earliest);
  const hasAfter = latest === null || last < yearOf(latest);

  return (
    <div
      ref={root}
      className="month-chooser"
      part="month-chooser"
      role="dialog"
      aria-label={text(showsYears ? "calendar.choose_year" : "calendar.choose_month")}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="chooser-head">
        <Steps
          before={text(showsYears ? "calendar.previous_years" : "calendar.previous_year")}
          after={text(showsYears ? "calendar.next_years" : "calendar.next_year")}
          onBefore={hasBefore ? () => setYear(year - step) : null}
          onAfter={hasAfter ? () => setYear(year + step) : null}
        />
        {showsYears ? (
          <span aria-live="polite">{`${format.year(first)} – ${format.year(last)}`}</span>
        ) : (
          <TextButton part="year" aria-live="polite" onClick={() => setShowsYears(true)}>
            {format.year(year)}
          </TextButton>
        )}
        <TextButton part="close" onClick={onClose}>
          {text("calendar.close")}
        </TextButton>
      </div>
      {showsYears ? (
        <Choices
          key={`years ${first}`}
          choices={years.map((one) => ({ value: one, name: format.year(one), open: isWithin(one, earliest, latest) }))}
          current={year}
          onChoose={(one) => {
            setYear(one);
            setShowsYears(false);
          }}
        />
      ) : (
        <Choices
          key={year}
          choices={monthsIn(year).map((one) => ({
            value: one,
            name: format.monthName(one),
            open: (earliest === null || one >= earliest) && (latest === null || one <= latest),
          }))}
          current={month}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}

interface Choice<Value> {
  readonly value: Value;
  readonly name: string;
  readonly open: boolean;
}

interface ChoicesProps<Value> {
  readonly choices: readonly Choice<Value>[];
  readonly current: Value;
  readonly onChoose: (value: Value) => void;
}

function Choices<Value extends string | number>({ choices, current, onChoose }: ChoicesProps<Value>) {
  const table = useRef<HTMLDivElement>(null);
  const entry = Math.max(
    0,
    choices.findIndex(({ value }) => value === current),
  );
  const [focused, setFocused] = useState(entry);
  const language = useFormatLanguage();

  function move(event: KeyboardEvent<HTMLElement>): void {
    const by = choicesAfterKey(event.key, isRightToLeft(event.currentTarget));
    if (by === null) return;
    event.preventDefault();
    const next = focused + by;
    if (next < 0 || next >= choices.length) return;
    setFocused(next);
    table.current?.querySelectorAll<HTMLElement>("button")[next]?.focus();
  }

  return (
    <div ref={table} className="choices" part="choices" lang={language} onKeyDown={move}>
      {choices.map(({ value, name, open }, index) => (
        <button
          key={value}
          type="button"
          className="choice"
          part="choice"
          data-choice={value}
          data-first-focus={index === focused ? "" : undefined}
          tabIndex={index === focused ? 0 : -1}
          aria-current={value === current ? true : undefined}
          aria-disabled={open ? undefined : true}
          onFocus={() => setFocused(index)}
          onClick={() => open && onChoose(value)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** Returns the focus, unless it was moved in the meantime. */
function useFocusBack(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = root.current;
    if (!own) return;
    const former = activeElementBeside(own);
    return () => {
      const active = activeElementBeside(own);
      if ((active === null || own.contains(active)) && former instanceof HTMLElement) former.focus();
    };
  }, [root]);
}

const monthsIn = (year: number): readonly Month[] => times(choicesInPage, (index) => monthIn(year, index + 1));

const isWithin = (year: number, earliest: Month | null, latest: Month | null): boolean =>
  (earliest === null || year >= yearOf(earliest)) && (latest === null || year <= yearOf(latest));
