import { createContext, useEffect, useState, useSyncExternalStore } from "react";
import type { Day } from "../../calendar/day.js";
import type { SharedSearch } from "../../store/shared-search.js";
import { useActions, useSharedSearch } from "../../store/useSearch.js";

/** The first day of a stay that the visitor searched for without its last: the dates open for it. Null when complete. */
export const MissingEndContext = createContext<Day | null>(null);

/** ms after which a view opens the requested dates, unless another has: a search bar at once, then a picker, then the results. */
const claimDelays = { picker: 50, results: 100 } as const;

/**
 * Whether the search's dates are open in this view, and a function that opens and closes them here. One view shows them at a
 * time; when another view requests them, as a card without a price does, a search bar shows them, else a picker, else the results.
 */
export function useDatesOpen(role: "bar" | keyof typeof claimDelays): readonly [open: boolean, setOpen: (open: boolean) => void] {
  const search = useSharedSearch();
  const actions = useActions();
  // Views of several copies of the library share one search: a counter would not be unique.
  const [view] = useState(() => Math.random().toString(36).slice(2));
  const open = useDatesOpenIn(search, view);
  const wanted = useDatesOpenIn(search, null);
  useEffect(() => {
    if (!wanted) return;
    const claim = () => {
      if (search.snapshot().datesOpen && search.datesView() === null) search.actions.stayDates.open(true, view);
    };
    if (role === "bar") return claim();
    const timer = window.setTimeout(claim, claimDelays[role]);
    return () => window.clearTimeout(timer);
  }, [wanted, search, view, role]);
  return [open, (isOpen) => actions.stayDates.open(isOpen, view)];
}

/** Whether the dates are open in that view; null: in none yet. */
function useDatesOpenIn(search: SharedSearch, view: string | null): boolean {
  const read = () => search.snapshot().datesOpen && search.datesView() === view;
  return useSyncExternalStore(search.subscribe, read, read);
}
