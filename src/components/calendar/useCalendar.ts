import { useCallback, useMemo, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, SyntheticEvent } from "react";
import type { Day, Weekday } from "../../calendar/day.js";
import type { MarksOf } from "../../calendar/marks.js";
import type { DayRange } from "../../calendar/range.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { isRightToLeft } from "../../platform/text-direction.js";
import { useCalendarFormat } from "./calendar-format.js";
import { notesOf } from "./day-notes.js";
import type { PointedDay } from "./day-notes.js";
import type { Aim } from "./gridState.js";
import { useDayPointer } from "./useDayPointer.js";
import { dayOf, useGridFocus } from "./useGridFocus.js";

/** The props of every view of days: what is chosen, what may be chosen, and the callbacks. */
export interface DaysProps {
  readonly firstWeekday: Weekday;
  readonly today: Day;
  readonly start: Day | null;
  readonly end: Day | null;
  /** Whether a day may be chosen. A new function renders every day again: keep it while its results do not change. */
  readonly selectable: (day: Day) => boolean;
  /** Whether a day is excluded from every range, both as an end and between the ends. Memoise the function like `selectable`. */
  readonly closed?: ((day: Day) => boolean) | undefined;
  /** The range that a press on a day would complete, shown on hover; null if it would complete none. */
  readonly rangeTo?: ((day: Day) => DayRange | null) | undefined;
  /** The range between two dragged days; null if it may not be chosen. Dragging is enabled when this is given. */
  readonly rangeOver?: ((from: Day, to: Day) => DayRange | null) | undefined;
  readonly marksOf?: MarksOf | undefined;
  /** Days of the neighbouring months are shown too. */
  readonly neighbours?: boolean;
  /** Words for the ends of the range, spoken after the day. */
  readonly startName: string;
  readonly endName: string;
  /** Announced when a day that may not be chosen is pressed, or was dragged to from another. */
  readonly closedNews: string | ((day: Day, from: Day | null) => string);
  /** It is not known yet which days may be chosen. */
  readonly busy?: boolean;
  readonly onPick: (day: Day) => void;
  readonly onDrop?: ((range: DayRange) => void) | undefined;
}

interface Shown {
  /** The first and the last day in view. */
  readonly first: Day;
  readonly last: Day;
  readonly earliestDay: Day | null;
  readonly latestDay: Day | null;
  readonly onShowDay: (day: Day) => void;
  readonly onStep?: ((pages: 1 | -1) => void) | undefined;
}

interface RefusedDay {
  readonly day: Day;
  /** The day where the drag started. */
  readonly from: Day | null;
  /** Number of consecutive refusals. */
  readonly count: number;
}

interface AimedRange {
  readonly range: DayRange;
  readonly aim: Aim;
}

/** Hovering days, choosing them by press, key or drag, and announcements: for the root of any view of days. */
export function useCalendar(props: DaysProps, shown: Shown) {
  const { start, end, selectable, rangeTo, rangeOver, closedNews, onPick, onDrop } = props;
  const root = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<PointedDay | null>(null);
  const [dragged, setDragged] = useState<AimedRange | null>(null);
  const { refusal, refuse, forgive } = useRefusals(closedNews);
  const names = useNames(props.startName, props.endName);
  const format = useFormat();
  const nameOf = useCallback((day: Day) => format.day(day, "cell"), [format]);
  const focus = useGridFocus({ ...props, ...shown, root });
  const pointer = useDayPointer({
    onPoint(day, from) {
      setPointed((former) => (day === null ? null : former?.day === day && former.by !== "focus" ? former : { day, by: "hover" }));
      const range = day !== null && from !== null ? rangeOver?.(from, day) : null;
      // Over a day that the range may not contain, the last preview stays.
      if (range && from !== null) setDragged({ range, aim: range.start === from ? "end" : "start" });
      else if (from === null) setDragged(null);
    },
    onDrop:
      rangeOver &&
      ((from, to) => {
        const range = rangeOver(from, to) ?? dragged?.range;
        setDragged(null);
        if (range) onDrop?.(range);
        else refuse(to, from);
      }),
    onSwipe: shown.onStep && ((direction) => shown.onStep?.(isRightToLeft(root.current) ? (-direction as 1 | -1) : direction)),
  });

  function pick(event: SyntheticEvent): void {
    const day = dayOf(event.target);
    if (day === null) return;
    focus.setFocusedDay(day);
    setPointed({ day, by: "click" });
    if (!selectable(day)) return refuse(day, null);
    forgive();
    onPick(day);
  }
  function reach(event: SyntheticEvent): void {
    const day = dayOf(event.target);
    setPointed(day === null ? null : { day, by: "focus" });
    forgive();
  }
  /** Escape first removes the note of a day, then closes the surface around the days. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === "Escape" && notesOf(pointed, props.marksOf).length > 0) {
      event.preventDefault();
      event.stopPropagation();
      setPointed(null);
    } else focus.onKeyDown(event);
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setPointed(null);
  }

  const aimed = dragged ?? aimOf(pointed?.day ?? null, start, rangeTo);
  return {
    pointed,
    /** Null while the last press chose a day. */
    refusal,
    tabDay: focus.tabDay,
    /** Props of the root of the days. */
    handlers: { ref: root, tabIndex: -1, onClick: pick, onKeyDown, onFocus: reach, onBlur: leave, ...pointer },
    /** Props of each grid. */
    grid: {
      firstWeekday: props.firstWeekday,
      busy: props.busy ?? false,
      rangeStart: aimed?.range.start ?? start,
      rangeEnd: aimed?.range.end ?? end ?? start,
      aim: aimed?.aim ?? ("" as const),
      tabDay: focus.tabDay,
      today: props.today,
      selectable,
      closed: props.closed,
      marksOf: props.marksOf,
      neighbours: props.neighbours ?? false,
      names,
      nameOf,
      numberOf: useCalendarFormat().dateNumber,
    },
  };
}

/** Presses on days that may not be chosen, and the announcement of the last one; null if the last press chose a day. */
function useRefusals(closedNews: DaysProps["closedNews"]) {
  const [refused, setRefused] = useState<RefusedDay | null>(null);
  const newsOf = ({ day, from }: RefusedDay) => (typeof closedNews === "string" ? closedNews : closedNews(day, from));
  return {
    refusal: refused && { count: refused.count, news: newsOf(refused) },
    refuse: (day: Day, from: Day | null) => setRefused((former) => ({ day, from, count: (former?.count ?? 0) + 1 })),
    forgive: () => setRefused(null),
  };
}

function aimOf(pointed: Day | null, start: Day | null, rangeTo: DaysProps["rangeTo"]): AimedRange | null {
  const range = pointed === null ? null : rangeTo?.(pointed);
  return range ? { range, aim: range.start === start ? "end" : "start" } : null;
}

function useNames(start: string, end: string) {
  const today = useText()("calendar.today");
  return useMemo(() => ({ start, end, today }), [start, end, today]);
}
