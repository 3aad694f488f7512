import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { addDays } from "../../calendar/day.js";
import type { Day, Weekday } from "../../calendar/day.js";
import { dayAfterKey } from "../../calendar/keyboard.js";
import { clampDay } from "../../calendar/range.js";
import { isRightToLeft } from "../../platform/text-direction.js";

export interface GridFocusOptions {
  readonly root: RefObject<HTMLElement | null>;
  /** The first and the last day in view. */
  readonly first: Day;
  readonly last: Day;
  readonly firstWeekday: Weekday;
  readonly start: Day | null;
  readonly selectable: (day: Day) => boolean;
  /** No day before or after these gets the focus; null is no bound. */
  readonly earliestDay: Day | null;
  readonly latestDay: Day | null;
  /** A day out of view is requested. */
  readonly onShowDay: (day: Day) => void;
}

/**
 * Roving focus over the days: one day of the whole calendar is the tab stop, the keys move it, and a day that is not in view
 * is requested before it gets the focus.
 */
export function useGridFocus(options: GridFocusOptions) {
  const { root, first, last, start, selectable, earliestDay, latestDay, onShowDay } = options;
  const [focusedDay, setFocusedDay] = useState<Day | null>(null);
  const wantsFocus = useRef(false);
  const isShown = (day: Day) => day >= first && day <= last;
  const entryDay = useMemo(() => entryOf(first, last, start, selectable), [first, last, start, selectable]);
  const tabDay = focusedDay !== null && isShown(focusedDay) ? focusedDay : entryDay;

  useLayoutEffect(() => {
    if (!wantsFocus.current || focusedDay === null) return;
    const button = root.current?.querySelector<HTMLElement>(`[data-day="${focusedDay}"]`);
    if (!button) return;
    wantsFocus.current = false;
    button.focus();
  }, [root, first, last, focusedDay]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const from = event.target === root.current ? focusedDay : dayOf(event.target);
    if (from === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const rightToLeft = isRightToLeft(event.currentTarget);
    const wanted = dayAfterKey(from, event.key, { firstWeekday: options.firstWeekday, shift: event.shiftKey, rightToLeft });
    if (wanted === null) return;
    event.preventDefault();
    const day = clampDay(wanted, earliestDay, latestDay);
    if (day === from) return;
    wantsFocus.current = true;
    setFocusedDay(day);
    if (isShown(day)) return;
    // The focused day is removed with its month: the days as a whole have the focus until the next one is drawn.
    root.current?.focus({ preventScroll: true });
    onShowDay(day);
  }

  return { tabDay, setFocusedDay, onKeyDown };
}

/** The day of the button that is the target of an event. */
export function dayOf(target: EventTarget | null): Day | null {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-day]") : null;
  return button?.dataset.day ?? null;
}

/** The tab stop at first: the range's start, else the first day that may be chosen, else the first day. */
function entryOf(first: Day, last: Day, start: Day | null, selectable: (day: Day) => boolean): Day {
  if (start !== null && start >= first && start <= last) return start;
  for (let day = first; day <= last; day = addDays(day, 1)) if (selectable(day)) return day;
  return first;
}
