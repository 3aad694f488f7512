import { useMemo } from "react";
import { firstDayOf, lastDayOf } from "../../calendar/day.js";
import type { Month } from "../../calendar/day.js";
import { markets } from "../../domain/markets.js";
import { schoolHolidays } from "../../domain/school-holidays.js";
import type { SchoolHoliday } from "../../domain/school-holidays.js";
import type { SchoolZone } from "../../domain/school-zones.js";
import { useActions, useFlags, useSearch } from "../../store/useSearch.js";

const none: readonly SchoolHoliday[] = [];

export interface SchoolZoneChoice {
  /** Empty where no zones are offered. */
  readonly zones: readonly SchoolZone[];
  readonly zone: SchoolZone | null;
  /** The holidays of the chosen zone in the months in view. */
  readonly holidays: readonly SchoolHoliday[];
  choose(zone: SchoolZone | null): void;
}

/** The zone whose school holidays are shown: the visitor's choice, else the locale's. */
export function useSchoolZone(months: readonly Month[]): SchoolZoneChoice {
  const actions = useActions();
  const { schoolZones, homeZone } = markets[useSearch((state) => state.settings.locale)];
  const offered = useFlags().zonesDatePicker;
  const chosen = useSearch((search) => search.schoolZone);
  const zones: readonly SchoolZone[] = offered ? schoolZones : [];
  const wanted = chosen ?? homeZone;
  const zone = zones.find((one) => one === wanted) ?? null;
  const first = months[0];
  const last = months.at(-1);
  const holidays = useMemo(
    () => (zone !== null && first !== undefined && last !== undefined ? schoolHolidays(zone, firstDayOf(first), lastDayOf(last)) : none),
    [zone, first, last],
  );
  return { zones, zone, holidays, choose: (next) => actions.stayDates.chooseZone(next) };
}
