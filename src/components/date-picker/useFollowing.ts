import { useState } from "react";
import { firstDayOf, monthOf } from "../../calendar/day.js";
import type { Day, Month } from "../../calendar/day.js";
import { clampDay } from "../../calendar/range.js";
import { firstOpenMonth } from "../../calendar/views.js";
import type { PickerProps } from "../calendar/picker-props.js";

interface Wanted extends Pick<PickerProps, "page" | "turnedMonth" | "pinnedMonth"> {
  /** The first day that is chosen. */
  readonly start: Day | null;
}

/** The day that the pages open on: from the requested month, else the value, else a pinned mark, else the first month with an open day. */
export function openingDay(
  { page, turnedMonth, pinnedMonth, start }: Wanted,
  { today, min, max, limits }: Pick<PickerProps, "today" | "min" | "max" | "limits">,
): Day {
  if (page !== null && page !== turnedMonth) return start !== null && monthOf(start) === page ? start : firstDayOf(page);
  const nearest = clampDay(today, min, max);
  if (start !== null) return start;
  const month: Month = pinnedMonth ?? firstOpenMonth(nearest, limits.canBegin);
  return monthOf(nearest) === month ? nearest : firstDayOf(month);
}

interface View {
  /** The first month in view. */
  readonly month: Month;
  readonly isShown: (day: Day) => boolean;
  /** The visitor has turned the pages. */
  readonly isMoved: boolean;
  readonly show: (day: Day) => void;
}

/** Shows a month that the page requests later, a later value that is out of view, and marks that are added later. */
export function useFollowing(wanted: Wanted, { month, isShown, isMoved, show }: View): void {
  const [followed, setFollowed] = useState(wanted);
  const { page, start, pinnedMonth } = wanted;
  if (page === followed.page && start === followed.start && pinnedMonth === followed.pinnedMonth) return;
  setFollowed(wanted);
  if (page !== null && page !== followed.page && page !== month) show(firstDayOf(page));
  else if (start !== null && start !== followed.start && !isShown(start)) show(start);
  else if (pinnedMonth !== null && pinnedMonth !== followed.pinnedMonth && start === null && !isMoved) show(firstDayOf(pinnedMonth));
}
