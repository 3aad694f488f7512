import { useLayoutEffect, useRef } from "react";
import type { Day } from "../../calendar/day.js";
import type { MarksOf } from "../../calendar/marks.js";

interface DayNoteProps {
  /** The day that is pointed at or has the focus. */
  readonly day: Day | null;
  readonly marksOf: MarksOf | undefined;
}

/** The texts of a day's marks over it, while it is pointed at. They are part of the day's accessible name. */
export function DayNote({ day, marksOf }: DayNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const texts = day === null || !marksOf ? [] : marksOf(day).flatMap(({ popover }) => popover?.text ?? []);
  const text = texts.join("\n");
  useLayoutEffect(() => {
    const own = note.current;
    const calendar = own?.parentElement;
    const cell = calendar?.querySelector(`[data-day="${day}"]`);
    if (!own || !calendar || !cell) return;
    const [around, at, { width }] = [calendar.getBoundingClientRect(), cell.getBoundingClientRect(), own.getBoundingClientRect()];
    const centred = at.left + at.width / 2 - width / 2;
    own.style.left = `${Math.max(around.left, Math.min(centred, around.right - width)) - around.left}px`;
    own.style.top = `${at.top - around.top}px`;
  }, [day, text]);
  if (text === "") return null;
  return (
    <div ref={note} className="day-note" part="popover" aria-hidden="true">
      {text}
    </div>
  );
}
