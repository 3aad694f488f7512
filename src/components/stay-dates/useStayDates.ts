import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { RefObject, SyntheticEvent } from "react";
import { addMonths, monthOf } from "../../calendar/day.js";
import type { Day, Month } from "../../calendar/day.js";
import { monthsToShow } from "../../calendar/pages.js";
import { firstMonthShown } from "../../domain/seasons.js";
import { sellsSummer } from "../../domain/settings.js";
import { dayPress } from "../../domain/stay-dates.js";
import type { DayPress } from "../../domain/stay-dates.js";
import { datesModel, datesParts, openDays, openDaysParts, type DatesModel } from "../../models/dates.js";
import type { SearchSnapshot } from "../../store/state/types.js";
import { dayChoices, stayLengthOf } from "../../store/stay-length.js";
import { useActions, useModel, useSharedSearch, useSearch } from "../../store/useSearch.js";
import { mayHoldMore, monthsPerLoad, openingMonths, withEarlierMonths, withMoreMonths } from "./shownMonths.js";

interface Dates extends DatesModel {
  /** The days that the next press may choose. */
  readonly days: readonly Day[];
}

/** The range of the search as the calendar shows it, and what the next press may choose. */
export function useDates(): Dates {
  const dates = useModel(datesParts, datesModel);
  const days = useModel(openDaysParts, openDays);
  return useMemo(() => ({ ...dates, days }), [dates, days]);
}

/** Whether the two ends of the stay have tabs: in columns, while a press chooses one end. */
export function useDatesTabs(layout: "columns" | "list"): boolean {
  const lengthsKnown = useSearch((search) => search.find.lengths !== null);
  const { nights } = useDates();
  return layout === "columns" && lengthsKnown && nights === null;
}

/** The effect of a press on a day. No other start is offered while the last day is chosen. */
export function useDayPress(): (day: Day) => DayPress {
  const pickedStart = useSearch((search) => search.pickedStart);
  const { wantsEnd, nights, days } = useDates();
  return useMemo(
    () => dayPress({ pickedStart, nights, startDates: wantsEnd ? [] : days, endDates: wantsEnd ? days : [] }),
    [pickedStart, wantsEnd, nights, days],
  );
}

/** The months in view, whose days are requested when they are shown. */
export function useShownMonths(layout: "columns" | "list") {
  const search = useSharedSearch();
  const actions = useActions();
  const { start } = useDates();
  const past = start !== null && monthOf(start) < monthOf(search.today());
  const wanted = useSearch(travelStart);
  const summer = useSearch(({ settings }) => sellsSummer(settings));
  const startDates = useSearch((search) => search.find.startDates);
  const covered = useSearch((search) => search.find.coveredMonths);
  const length = useSearch(stayLengthOf);
  const [months, setMonths] = useState(() =>
    openingMonths({
      layout,
      first: firstMonthShown({ today: search.today(), summer, start: null }),
      start: past ? null : (start ?? wanted),
    }),
  );
  const batch = monthsPerLoad(start);

  useEffect(() => {
    for (const month of months) actions.stayDates.show(month);
  }, [actions, months, covered, start, length]);

  const more = useCallback(() => setMonths((shown) => withMoreMonths(shown, batch)), [batch]);
  const show = (month: Month) => {
    if (layout === "columns") setMonths((shown) => monthsToShow(shown, month));
    else if (month > (months.at(-1) ?? month)) more();
    else setMonths((shown) => withEarlierMonths(shown, month));
  };
  const earliest = monthOf(search.today());
  const first = months[0] ?? earliest;
  const hasMore = mayHoldMore({ shown: months, covered, startDates, batch });
  const monthBefore = first > earliest ? addMonths(first, -1) : null;
  return { months, earliest, show, monthBefore, monthAfter: hasMore ? addMonths(months.at(-1) ?? earliest, 1) : null };
}

interface OpensOnStart {
  readonly layout: "columns" | "list";
  /** Whether the content under the months is drawn: before that the list may be too short to scroll that far. */
  readonly whole: boolean;
}

/** The first day of the month of travel; null where none is chosen. */
const travelStart = ({ travelMonth }: SearchSnapshot): Day | null => (travelMonth === null ? null : `${travelMonth}-01`);

/** A list in its own surface opens on the month of the start, or of travel; inline it does not scroll the page. */
export function useOpensOnStart(list: RefObject<HTMLElement | null>, { layout, whole }: OpensOnStart): void {
  const { start } = useDates();
  const wanted = useSearch(travelStart);
  const [month] = useState(() => {
    const shown = start ?? wanted;
    return shown && monthOf(shown);
  });
  useLayoutEffect(() => {
    const surface = list.current?.closest("dialog, [popover]");
    const place = surface && layout === "list" && month !== null ? list.current?.querySelector(`[data-month="${month}"]`) : null;
    place?.scrollIntoView({ block: "start" });
  }, [list, layout, month, whole]);
}

/** The hovered or focused day, if a press on it would complete the stay. */
export function useAimedEnd(press: (day: Day) => DayPress) {
  const [day, setDay] = useState<Day | null>(null);
  const aimAt = ({ target }: SyntheticEvent) => {
    const aimed = target instanceof Element ? target.closest<HTMLElement>("[data-day]")?.dataset.day : undefined;
    // Any other day would render the panel for nothing.
    setDay(aimed !== undefined && press(aimed) === "end" ? aimed : null);
  };
  const leave = () => setDay(null);
  const handlers = { onPointerOver: aimAt, onFocus: aimAt, onPointerLeave: leave, onBlur: leave };
  return { end: day !== null && press(day) === "end" ? day : null, handlers };
}

/** Adds a month to a list, and moves the focus into it: the button for it may be removed by the press. */
export function useBroughtMonth(list: RefObject<HTMLElement | null>, show: (month: Month) => void): (month: Month) => void {
  const [brought, setBrought] = useState<Month | null>(null);
  useLayoutEffect(() => {
    if (brought !== null) list.current?.querySelector<HTMLElement>(`[data-month="${brought}"] [data-day]`)?.focus();
  }, [list, brought]);
  return (month) => {
    show(month);
    setBrought(month);
  };
}

/** Presses a day; `onDone` is called once the second end is chosen. A stay that one press chooses can still be moved. */
export function usePick(onDone: () => void): (day: Day) => void {
  const search = useSharedSearch();
  return (day) => {
    const press = dayPress(dayChoices(search.snapshot()))(day);
    search.actions.stayDates.pick(day);
    if (press === "end") onDone();
  };
}
