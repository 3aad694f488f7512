import { useMemo, useState } from "react";
import { firstDayOf, lastDayOf } from "../../calendar/day.js";
import type { Month } from "../../calendar/day.js";
import { markets } from "../../domain/markets.js";
import { schoolHolidays } from "../../domain/school-holidays.js";
import type { SchoolHoliday, SchoolZone } from "../../domain/school-holidays.js";
import type { SharedSearch } from "../../store/shared-search.js";
import { useFlags, useSharedSearch, useSearch } from "../../store/useSearch.js";

/** The zone that the visitor chose in each search, null for none: kept as long as the page. */
const chosenZones = new WeakMap<SharedSearch, SchoolZone | null>();
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
  const search = useSharedSearch();
  const { schoolZones, homeZone } = markets[useSearch((state) => state.settings.locale)];
  const offered = useFlags().zonesDatePicker;
  const [chosen, setChosen] = useState(chosenZones.get(search));
  const zones: readonly SchoolZone[] = offered ? schoolZones : [];
  const wanted = chosen === undefined ? homeZone : chosen;
  const zone = wanted !== null && zones.includes(wanted) ? wanted : null;
  const first = months[0];
  const last = months.at(-1);
  const holidays = useMemo(
    () => (zone !== null && first !== undefined && last !== undefined ? schoolHolidays(zone, firstDayOf(first), lastDayOf(last)) : none),
    [zone, first, last],
  );
  return {
    zones,
    zone,
    holidays,
    choose(next) {
      chosenZones.set(search, next);
      setChosen(next);
    },
  };
}
