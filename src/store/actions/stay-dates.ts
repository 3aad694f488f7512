import { addDays } from "../../calendar/day.js";
import type { SchoolZone } from "../../domain/school-zones.js";
import { pickDay } from "../../domain/stay-dates.js";
import type { SortOrder } from "../../domain/sort.js";
import type { StayLength } from "../../domain/stay-length.js";
import type { SearchScope } from "../scope.js";
import { dayChoices } from "../stay-length.js";
import type { FindEffect } from "../effects/find.js";
import type { SchoolZoneEffect } from "../effects/school-zone.js";
import type { SeasonOnDemand } from "../effects/season-on-demand.js";
import type { DatesView } from "../members/dates-view.js";

interface DatesEffects {
  readonly find: FindEffect;
  readonly season: SeasonOnDemand;
  readonly schoolZone: SchoolZoneEffect;
}

/** A range is committed whole or empty. */
export function stayDatesActions({ state, commit }: SearchScope, { find, season, schoolZone }: DatesEffects, datesView: DatesView) {
  function setRange(
    start: string | null,
    end: string | null,
    more: { readonly stayLength?: StayLength | null; readonly sort?: SortOrder } = {},
  ) {
    const stayDates = start !== null && end !== null ? { start, end } : { start: null, end: null };
    return commit({ stayDates, pickedStart: null, ...more });
  }

  return {
    set(start: string | null, end: string | null): void {
      setRange(start, end);
    },
    /** One press on a day: chooses the stay of the length in force; or starts a range, completes it, or cancels it on the start itself. */
    pick(day: string): void {
      const choices = dayChoices(state);
      const { pickedStart, range, cleared } = pickDay(day, choices);
      const length = choices.nights ?? state.stayLength;
      if (pickedStart !== null) commit({ pickedStart });
      else if (range) setRange(range.start, range.end, { stayLength: length });
      else if (cleared) setRange(null, null, { stayLength: length });
    },
    /** Prices the days for another length of stay. A chosen arrival stays where a stay of that length begins then. */
    chooseLength(stayLength: StayLength): void {
      commit({ stayLength, pickedStart: null });
      find.changeLength();
    },
    /** Chooses both dates at once, and the order of the list if one is given. Days are priced for that length from then on, unless they are for any. */
    chooseStay(start: string, nights: number, sort?: SortOrder): void {
      setRange(start, addDays(start, nights), { stayLength: state.stayLength === "any" ? "any" : nights, ...(sort && { sort }) });
    },
    /** Clears the range, sends a new find even if it was empty, and opens the picker; `reopens` is false where the months are always shown. */
    reset(reopens = true): void {
      if (setRange(null, null, { stayLength: state.stayLength }).length === 0) find.run();
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
    /** The prices of a season are in view, and requested again when the search changes. Returns how to end that. */
    showSeason: season.show,
    /** The places that have a stay of the season are in view, or none. */
    showPlaces: season.showPlaces,
    /** Requests the prices of a season again after a failure. */
    retrySeason: season.retry,
    /** Shows the school holidays of a zone, or of none. */
    chooseZone: (zone: SchoolZone | null): void => schoolZone.choose(zone),
  };
}
