import { memo } from "react";
import type { Day } from "../../calendar/day.js";
import type { DayMark, MarksOf } from "../../calendar/marks.js";
import type { Week } from "../../calendar/pages.js";
import { positionIn } from "../../calendar/range.js";
import type { RangePosition } from "../../calendar/range.js";
import { MarkedNumber, MarksUnderDay } from "./DayMarks.js";
import type { Aim, GridState } from "./gridState.js";

/** Texts at the end of a day's accessible name. */
interface DayNames {
  readonly start: string;
  readonly end: string;
  readonly today: string;
}

/** Its state covers only the row. */
export interface WeekRowProps extends GridState {
  readonly week: Week;
  readonly selectable: (day: Day) => boolean;
  readonly closed?: ((day: Day) => boolean) | undefined;
  readonly marksOf?: MarksOf | undefined;
  /** Days of the neighbouring months are shown too. */
  readonly neighbours: boolean;
  readonly names: DayNames;
  /** "samedi 6 février 2027". */
  readonly nameOf: (day: Day) => string;
  /** The number of a day in its month, in the locale's numerals. */
  readonly numberOf: (day: Day) => string;
}

/** One week. Every prop keeps its identity while nothing in the row changes, so a hover renders only the rows it affects. */
export const WeekRow = memo(function WeekRow(props: WeekRowProps) {
  const { week, neighbours } = props;
  const { page } = week;
  if (week.first > page.end && !neighbours) return <div className="week empty" aria-hidden="true" />;
  return (
    <div className="week" role="row">
      {week.days.map((day) =>
        day < page.start || day > page.end ? (
          <div key={day} className="cell out" role="gridcell">
            {neighbours && <span aria-hidden="true">{props.numberOf(day)}</span>}
          </div>
        ) : (
          <DayCell key={day} day={day} {...props} />
        ),
      )}
    </div>
  );
});

const noMarks: readonly DayMark[] = [];

function DayCell({ day, ...row }: WeekRowProps & { day: Day }) {
  const { rangeStart, rangeEnd, marksOf } = row;
  const position = positionIn(rangeStart !== null && rangeEnd !== null ? { start: rangeStart, end: rangeEnd } : null, day);
  const ownState = stateOf(position, row.aim);
  const open = row.selectable(day);
  const marks = marksOf ? marksOf(day) : noMarks;
  return (
    <div className={`cell ${ownState}`} role="gridcell" aria-selected={position !== null && row.aim === ""}>
      <button
        type="button"
        className={row.closed?.(day) ? "day closed" : "day"}
        part={`day ${open ? "day-open" : "day-closed"} ${partOf(position, row.aim)}`}
        data-day={day}
        data-first-focus={day === row.tabDay ? "" : undefined}
        tabIndex={day === row.tabDay ? 0 : -1}
        aria-label={labelOf(day, position, marks, row)}
        aria-description={marks.flatMap(({ popover }) => popover?.text ?? []).join(", ") || undefined}
        aria-disabled={open ? undefined : true}
        aria-current={day === row.today ? "date" : undefined}
      >
        {marks.length > 0 ? <MarkedNumber marks={marks} number={row.numberOf(day)} /> : row.numberOf(day)}
      </button>
      {marks.length > 0 && <MarksUnderDay marks={marks} />}
    </div>
  );
}

type DayState = "" | "start" | "end" | "inside" | "single" | "aim aim-end" | "aim aim-start";

function stateOf(position: RangePosition | null, aim: Aim): DayState {
  if (position === null) return "";
  return position === aim ? `aim aim-${aim}` : position;
}

function partOf(position: RangePosition | null, aim: Aim): string {
  if (position === null) return "";
  if (position === "single") return "day-start day-end day-single";
  return position === aim ? "day-aim" : `day-${position}`;
}

function labelOf(day: Day, position: RangePosition | null, marks: readonly DayMark[], row: Omit<WeekRowProps, "week">): string {
  const { names, nameOf, today, aim } = row;
  const parts = [nameOf(day)];
  if (position === "single" || (position === "start" && aim !== "start")) parts.push(names.start);
  if (position === "end" && aim !== "end") parts.push(names.end);
  if (day === today) parts.push(names.today);
  for (const { labelName, label } of marks) parts.push(...[labelName ?? label ?? []].flat());
  return parts.join(", ");
}
