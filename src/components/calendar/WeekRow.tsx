import { memo } from "react";
import { dateOf } from "../../calendar/day.js";
import type { Day } from "../../calendar/day.js";
import type { DayMark, MarksOf } from "../../calendar/marks.js";
import type { Week } from "../../calendar/pages.js";
import { positionIn } from "../../calendar/range.js";
import type { RangePosition } from "../../calendar/range.js";

/** Texts at the end of a day's accessible name. */
export interface DayNames {
  readonly start: string;
  readonly end: string;
  readonly today: string;
}

export interface WeekRowProps {
  readonly week: Week;
  /** Ends of the chosen or previewed range, cut to this row; null where the row has none of it. */
  readonly rangeStart: Day | null;
  readonly rangeEnd: Day | null;
  /** The end is only hovered. */
  readonly preview: boolean;
  /** The tab stop, when it is in this row. */
  readonly tabDay: Day | null;
  /** Today, when it is in this row. */
  readonly today: Day | null;
  readonly selectable: (day: Day) => boolean;
  readonly marksOf: MarksOf;
  readonly names: DayNames;
  /** "samedi 6 février 2027". */
  readonly nameOf: (day: Day) => string;
}

/** One week. Every prop keeps its identity while nothing in the row changes, so a hover renders only the rows it affects. */
export const WeekRow = memo(function WeekRow(props: WeekRowProps) {
  const { week } = props;
  if (week.empty) return <div className="week empty" aria-hidden="true" />;
  return (
    <div className="week" role="row">
      {week.days.map((day, column) =>
        day === null ? <div key={column} className="cell out" role="gridcell" /> : <DayCell key={column} day={day} {...props} />,
      )}
    </div>
  );
});

function DayCell({ day, ...row }: WeekRowProps & { day: Day }) {
  const { rangeStart, rangeEnd } = row;
  const position = positionIn(rangeStart !== null && rangeEnd !== null ? { start: rangeStart, end: rangeEnd } : null, day);
  const ownState = stateOf(position, row.preview);
  const open = row.selectable(day);
  const marks = row.marksOf(day);
  return (
    <div className={`cell ${ownState}`} role="gridcell" aria-selected={position !== null && !row.preview}>
      <button
        type="button"
        className="day"
        part={`day ${open ? "day-open" : "day-closed"} ${ownState && `day-${ownState}`}`}
        data-day={day}
        data-first-focus={day === row.tabDay ? "" : undefined}
        tabIndex={day === row.tabDay ? 0 : -1}
        aria-label={labelOf(day, position, row, marks)}
        aria-description={marks.flatMap(({ popover }) => popover?.text ?? []).join(", ") || undefined}
        aria-disabled={open ? undefined : true}
        aria-current={day === row.today ? "date" : undefined}
      >
        {dateOf(day)}
      </button>
      <Label marks={marks} />
      {marks.map(({ key, bar }) => bar && <i key={key} className="mark-bar" part="bar" style={{ background: bar.color }} />)}
    </div>
  );
}

/** The label of the uppermost mark that has one: over the button and not in it, whose accessible name says it in full. */
function Label({ marks }: { marks: readonly DayMark[] }) {
  const mark = marks.findLast(({ label }) => label !== null);
  if (!mark) return null;
  return (
    <span className={mark.content ? `mark-label ${mark.content.color}` : "mark-label"} part="label" aria-hidden="true">
      {mark.label}
    </span>
  );
}

type DayState = "" | "start" | "end" | "inside" | "single" | "aim";

function stateOf(position: RangePosition | null, preview: boolean): DayState {
  if (position === null) return "";
  return preview && position === "end" ? "aim" : position;
}

function labelOf(
  day: Day,
  position: RangePosition | null,
  { names, nameOf, today, preview }: WeekRowProps,
  marks: readonly DayMark[],
): string {
  const parts = [nameOf(day)];
  if (position === "start" || position === "single") parts.push(names.start);
  if (position === "end" && !preview) parts.push(names.end);
  if (day === today) parts.push(names.today);
  for (const { labelName, label } of marks) parts.push(...[labelName ?? label ?? []].flat());
  return parts.join(", ");
}
