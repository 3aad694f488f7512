import { memo, useId, useMemo } from "react";
import type { Day, Month, Weekday } from "../../calendar/day.js";
import { monthPage } from "../../calendar/pages.js";
import type { Week } from "../../calendar/pages.js";
import { cutRange } from "../../calendar/range.js";
import { weekdaysFrom } from "../../calendar/locales.js";
import { useFormat } from "../../i18n/useText.js";
import { WeekRow } from "./WeekRow.js";
import type { WeekRowProps } from "./WeekRow.js";

export interface MonthGridProps extends Omit<WeekRowProps, "week"> {
  readonly month: Month;
  readonly firstWeekday: Weekday;
  readonly busy: boolean;
}

/** One month as a date grid: its name, the weekdays, six rows. */
export const MonthGrid = memo(function MonthGrid({ month, firstWeekday, busy, ...row }: MonthGridProps) {
  const id = useId();
  const format = useFormat();
  const page = useMemo(() => monthPage(month, firstWeekday), [month, firstWeekday]);
  return (
    <div className="month" part="month" data-month={month}>
      <div className="month-name" part="month-name" id={id}>
        {format.month(month)}
      </div>
      <div className="grid" role="grid" aria-labelledby={id} aria-busy={busy || undefined}>
        <Weekdays firstWeekday={firstWeekday} />
        {page.weeks.map((week) => (
          <WeekRow key={week.first} {...row} {...partOf(week, row)} week={week} />
        ))}
      </div>
    </div>
  );
});

function Weekdays({ firstWeekday }: { firstWeekday: Weekday }) {
  const names = useFormat().weekdayNames();
  return (
    <div className="week" role="row">
      {weekdaysFrom(firstWeekday).map((weekday) => {
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

/** The part of the month's state that affects one row. */
function partOf(week: Week, row: Omit<WeekRowProps, "week">) {
  const within = (day: Day | null) => (day !== null && day >= week.first && day <= week.last ? day : null);
  const { rangeStart, rangeEnd } = row;
  const cut = rangeStart !== null && rangeEnd !== null ? cutRange({ start: rangeStart, end: rangeEnd }, week.first, week.last) : null;
  return {
    rangeStart: cut?.start ?? null,
    rangeEnd: cut?.end ?? null,
    preview: cut !== null && row.preview,
    tabDay: within(row.tabDay),
    today: within(row.today),
  };
}
