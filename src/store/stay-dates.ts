import { pickDay } from "../domain/stay-dates.js";
import type { Actions } from "./actions.js";
import type { SearchContext } from "./context.js";
import type { FindRunner } from "./find.js";

/** A range is committed whole or empty; its first day alone only asks which days it may end on. */
export function stayDatesActions({ state, commit }: SearchContext, find: FindRunner): Actions["stayDates"] {
  function set(start: string | null, end: string | null) {
    const range = start !== null && end !== null ? { start, end } : { start: null, end: null };
    state.pickedStart = null;
    state.find.endDates = [];
    if (state.stayDates.start === range.start && state.stayDates.end === range.end) return false;
    commit(["stayDates"], () => {
      state.stayDates = range;
    });
    return true;
  }

  function start(day: string) {
    state.pickedStart = day;
    state.find.endDates = [];
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
      Object.assign(state, { datesOpen: open, datesView: open ? (view ?? null) : null });
    },
    show: find.show,
    retry: find.retry,
  };
}
