import { memo, useId, useMemo } from "react";
import type { ReactNode } from "react";
import { weekdayOf } from "../../calendar/day.js";
import type { Month, Weekday } from "../../calendar/day.js";
import { monthPage } from "../../calendar/pages.js";
import type { Week } from "../../calendar/pages.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useFormatLanguage } from "../../i18n/useText.js";
import { useCalendarFormat } from "./calendar-format.js";
import { gridStateIn } from "./gridState.js";
import { WeekRow } from "./WeekRow.js";
import type { WeekRowProps } from "./WeekRow.js";

export interface MonthGridProps extends Omit<WeekRowProps, "week"> {
  readonly month: Month;
  readonly firstWeekday: Weekday;
  readonly busy: boolean;
  /** Opens the choice of another month and year; when absent, the month's name is no button. */
  readonly onJump?: ((month: Month) => void) | undefined;
}

/** One month as a date grid: its name, the weekdays, six rows. Renders again only when something in the month changes. */
export const MonthGrid = memo(function MonthGrid({ month, firstWeekday, onJump, ...grid }: MonthGridProps) {
  const format = useFormat();
  const { weeks } = useMemo(() => monthPage(month, firstWeekday), [month, firstWeekday]);
  return (
    <div className="month" part="month" data-month={month}>
      <WeeksGrid {...grid} weeks={weeks} onTitle={onJump && (() => onJump(month))} title={format.month(month)} />
    </div>
  );
});

interface WeeksGridProps extends Omit<MonthGridProps, "month" | "firstWeekday" | "onJump"> {
  readonly weeks: readonly Week[];
  readonly title: ReactNode;
  readonly onTitle?: (() => void) | undefined;
}

/** Weeks as a date grid under their name. */
export function WeeksGrid({ weeks, title, onTitle, busy, ...row }: WeeksGridProps) {
  const id = useId();
  const language = useFormatLanguage();
  return (
    <>
      <div className="month-name" part="month-name" id={id} lang={language}>
        {onTitle ? (
          <button type="button" className="jump" part="jump" aria-haspopup="dialog" onClick={onTitle}>
            {title}
          </button>
        ) : (
          title
        )}
      </div>
      <div className="grid" role="grid" lang={language} aria-labelledby={id} aria-busy={busy || undefined}>
        <Weekdays days={weeks[0]?.days ?? []} />
        {weeks.map((week) => (
          <WeekRow key={week.first} {...row} {...gridStateIn(week.first, week.last, row)} week={week} />
        ))}
      </div>
    </>
  );
}

/** The weekdays of a row. */
function Weekdays({ days }: Pick<Week, "days">) {
  const names = useCalendarFormat().weekdayNames;
  return (
    <div className="week" role="row">
      {days.map((day) => {
        const weekday = weekdayOf(day);
        // The names start on Monday, the numbers of weekdays on Sunday.
        const name = names[(weekday + 5) % names.length];
        return (
          <div key={weekday} className="weekday" part="weekday" role="columnheader" aria-label={name?.long}>
            {name?.short}
          </div>
        );
      })}
    </div>
  );
}
