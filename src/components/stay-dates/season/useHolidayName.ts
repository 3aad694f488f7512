import { markets } from "../../../domain/markets.js";
import { useFormat } from "../../../i18n/useFormat.js";
import { useText } from "../../../i18n/useText.js";
import type { SharedHoliday } from "../../../domain/holiday-stays.js";
import { useSearch } from "../../../store/useSearch.js";

/** Names a holiday: with its zones, unless it is the visitor's home zone or all zones have it. */
export function useHolidayName(): (holiday: Pick<SharedHoliday, "name" | "zones">) => string {
  const text = useText();
  const format = useFormat();
  const { schoolZones, homeZone } = markets[useSearch((search) => search.settings.locale)];
  return ({ name, zones }) => {
    const holiday = text(`zones.holidays.${name}`);
    const isPlain = zones.length === schoolZones.length || (zones.length === 1 && zones[0] === homeZone);
    return isPlain ? holiday : text("season.of_zone", { holiday, zone: format.choice(zones.map((zone) => text(`zones.${zone}`))) });
  };
}
