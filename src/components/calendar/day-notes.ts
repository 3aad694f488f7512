import type { Day } from "../../calendar/day.js";
import type { DayMark, MarksOf } from "../../calendar/marks.js";

/** A day that is pointed at, has the focus, or was pressed last. */
export interface PointedDay {
  readonly day: Day;
  readonly by: "hover" | "focus" | "click";
}

/** The texts of a day's marks that are shown by what was done with the day. A press shows every text: it points at the day and moves the focus there. */
export function notesOf(pointed: PointedDay | null, marksOf: MarksOf | undefined): readonly string[] {
  return pointed === null || !marksOf ? [] : marksOf(pointed.day).flatMap(({ popover }) => shownText(popover, pointed.by));
}

function shownText(popover: DayMark["popover"], by: PointedDay["by"]): readonly string[] {
  return popover && (by === "click" || popover.visibility.split("-").includes(by)) ? [popover.text] : [];
}
