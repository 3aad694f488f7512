import { addMonths, firstDayOf, lastDayOf, monthOf, type Day, type Month } from "../../calendar/day.js";

interface MonthsInView {
  readonly months: readonly Month[];
  readonly today: Day;
  /** No month before or after these is requested; null is no bound. */
  readonly earliest?: Month | null;
  readonly latest?: Month | null;
  /** No day before or after these gets the focus; defaults to the days of the earliest and latest month. */
  readonly earliestDay?: Day | null;
  readonly latestDay?: Day | null;
}

export interface MonthSteps {
  /** The first and the last day in view. */
  readonly first: Day;
  readonly last: Day;
  /** The next month on either side of the months in view; null if it may not be requested. */
  readonly before: Month | null;
  readonly after: Month | null;
  /** No day before or after these gets the focus; null is no bound. */
  readonly earliestDay: Day | null;
  readonly latestDay: Day | null;
}

export function monthSteps({ months, today, earliest = null, latest = null, earliestDay, latestDay }: MonthsInView): MonthSteps {
  const firstMonth = months[0] ?? monthOf(today);
  const lastMonth = months.at(-1) ?? firstMonth;
  return {
    first: firstDayOf(firstMonth),
    last: lastDayOf(lastMonth),
    before: earliest === null || firstMonth > earliest ? addMonths(firstMonth, -1) : null,
    after: latest === null || lastMonth < latest ? addMonths(lastMonth, 1) : null,
    earliestDay: earliestDay ?? (earliest && firstDayOf(earliest)),
    latestDay: latestDay ?? (latest && lastDayOf(latest)),
  };
}
