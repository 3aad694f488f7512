import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { firstDayOf, lastDayOf, monthOf, addDays } from "../../calendar/day.js";
import type { Day, Month, Weekday } from "../../calendar/day.js";
import { dayAfterKey } from "../../calendar/keyboard.js";

interface GridFocusOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly months: readonly Month[];
  readonly firstWeekday: Weekday;
  readonly start: Day | null;
  readonly selectable: (day: Day) => boolean;
  readonly earliest: Month | null;
  readonly latest: Month | null;
  readonly onShow: (month: Month) => void;
}

/**
 * Roving focus over the days: one day of the whole calendar is the tab stop, the keys move it, and a month that is not in view
 * is requested before its day gets the focus.
 */
export function useGridFocus(options: GridFocusOptions) {
  const { root, months, start, selectable, earliest, latest, onShow } = options;
  const [focusedDay, setFocusedDay] = useState<Day | null>(null);
  const wantsFocus = useRef(false);
  const entryDay = useMemo(() => entryOf(months, start, selectable), [months, start, selectable]);
  const tabDay = focusedDay !== null && months.includes(monthOf(focusedDay)) ? focusedDay : entryDay;

  useLayoutEffect(() => {
    if (!wantsFocus.current || focusedDay === null) return;
    const button = root.current?.querySelector<HTMLElement>(`[data-day="${focusedDay}"]`);
    if (!button) return;
    wantsFocus.current = false;
    button.focus();
  }, [root, months, focusedDay]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const from = dayOf(event.target);
    if (from === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const day = dayAfterKey(from, event.key, { firstWeekday: options.firstWeekday, shift: event.shiftKey, rightToLeft });
    if (day === null) return;
    event.preventDefault();
    const month = monthOf(day);
    if ((earliest !== null && month < earliest) || (latest !== null && month > latest)) return;
    wantsFocus.current = true;
    setFocusedDay(day);
    if (!months.includes(month)) onShow(month);
  }

  return { tabDay, setFocusedDay, onKeyDown };
}

/** The day of the button that is the target of an event. */
export function dayOf(target: EventTarget | null): Day | null {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-day]") : null;
  return button?.dataset.day ?? null;
}

/** The tab stop at first: the range's start, else the first day that may be chosen, else the first day. */
function entryOf(months: readonly Month[], start: Day | null, selectable: (day: Day) => boolean): Day | null {
  const first = months[0];
  const last = months.at(-1);
  if (first === undefined || last === undefined) return null;
  if (start !== null && months.includes(monthOf(start))) return start;
  const end = lastDayOf(last);
  for (let day = firstDayOf(first); day <= end; day = addDays(day, 1)) if (selectable(day)) return day;
  return firstDayOf(first);
}
