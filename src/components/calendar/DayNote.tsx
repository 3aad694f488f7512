import { useLayoutEffect, useRef } from "react";
import type { MarksOf } from "../../calendar/marks.js";
import { notesOf } from "./day-notes.js";
import type { PointedDay } from "./day-notes.js";

interface DayNoteProps {
  readonly pointed: PointedDay | null;
  readonly marksOf: MarksOf | undefined;
}

/** The texts of a day's marks, shown over it on hover, focus or press. They are part of the day's accessible description. */
export function DayNote({ pointed, marksOf }: DayNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const day = pointed?.day;
  const text = notesOf(pointed, marksOf).join("\n");
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
