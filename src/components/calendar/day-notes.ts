import type { Day } from "../../calendar/day.js";
import type { DayMark, MarksOf } from "../../calendar/marks.js";

/** The day that is hovered, has the focus, or was pressed last. */
export interface PointedDay {
  readonly day: Day;
  readonly by: "hover" | "focus" | "click";
}

/** The texts of a day's marks that are visible after an interaction. A press shows every text, since it also hovers and focuses the day. */
export function notesOf(pointed: PointedDay | null, marksOf: MarksOf | undefined): readonly string[] {
  return pointed === null || !marksOf ? [] : marksOf(pointed.day).flatMap(({ popover }) => shownText(popover, pointed.by));
}

function shownText(popover: DayMark["popover"], by: PointedDay["by"]): readonly string[] {
  return popover && (by === "click" || popover.visibility.split("-").includes(by)) ? [popover.text] : [];
}
