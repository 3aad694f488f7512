import { pickDay } from "../../domain/stay-dates.js";
import type { Actions } from "../actions.js";
import type { SearchContext } from "../context.js";
import type { FindEffect } from "../effects/find.js";
import type { DatesView } from "../members/dates-view.js";

/** A range is committed whole or empty; its first day alone only requests the days it may end on. */
export function stayDatesActions({ state, commit }: SearchContext, find: FindEffect, datesView: DatesView): Actions["stayDates"] {
  /** Returns whether the range is another than before. */
  function set(start: string | null, end: string | null): boolean {
    const stayDates = start !== null && end !== null ? { start, end } : { start: null, end: null };
    find.forgetEndDates();
    return commit({ stayDates, pickedStart: null }).length > 0;
  }

  function start(day: string) {
    find.forgetEndDates();
    commit({ pickedStart: day });
    find.run();
  }

  return {
    set(from, to) {
      set(from, to);
    },
    pick(day) {
      const { pickedStart, range, cleared } = pickDay(day, {
        pickedStart: state.pickedStart,
        startDates: state.find.startDates,
        endDates: state.find.endDates,
      });
      if (pickedStart !== null) {
        if (pickedStart !== state.pickedStart) start(pickedStart);
      } else if (range) set(range.start, range.end);
      else if (cleared && !set(null, null)) find.run();
    },
    reset(reopens = true) {
      if (!set(null, null)) find.run();
      if (reopens) state.datesOpen = true;
    },
    open(open, view) {
      state.datesOpen = open;
      datesView.show(open ? (view ?? null) : null);
    },
    show: find.show,
    retry: find.retry,
  };
}
