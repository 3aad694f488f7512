import { pickDay } from "../../domain/stay-dates.js";
import type { SearchScope } from "../scope.js";
import type { FindEffect } from "../effects/find.js";
import type { DatesView } from "../members/dates-view.js";

/** A range is committed whole or empty. */
export function stayDatesActions({ state, commit }: SearchScope, find: FindEffect, datesView: DatesView) {
  function setRange(start: string | null, end: string | null) {
    const stayDates = start !== null && end !== null ? { start, end } : { start: null, end: null };
    return commit({ stayDates, pickedStart: null });
  }

  return {
    set(start: string | null, end: string | null): void {
      setRange(start, end);
    },
    /** One press on a day: starts a range, completes it, or cancels it on the start itself. */
    pick(day: string): void {
      const { pickedStart, range, cleared } = pickDay(day, {
        pickedStart: state.pickedStart,
        startDates: state.find.startDates,
        endDates: state.find.endDates,
      });
      if (pickedStart !== null) commit({ pickedStart });
      else if (range) setRange(range.start, range.end);
      else if (cleared) setRange(null, null);
    },
    /** Clears the range, sends a new find even if it was empty, and opens the picker; `reopens` is false where the months are always shown. */
    reset(reopens = true): void {
      if (setRange(null, null).length === 0) find.run();
      if (reopens) state.datesOpen = true;
    },
    /** Opens or closes the dates, in the view of that name or in whichever takes them. */
    open(open: boolean, view?: string): void {
      state.datesOpen = open;
      datesView.show(open ? (view ?? null) : null);
    },
    /** A month is in view, `yyyy-MM`. */
    show: find.show,
    /** Requests again after a failure. */
    retry: find.retry,
  };
}
