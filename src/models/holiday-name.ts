import type { SharedHoliday } from "../domain/holiday-stays.js";
import type { Market } from "../domain/markets.js";
import type { Format } from "../i18n/format.js";
import type { Text } from "../i18n/texts.js";

/** Names a holiday: with its zones, unless it is the visitor's home zone or all zones have it. */
export function holidayName(
  { name, zones }: Pick<SharedHoliday, "name" | "zones">,
  { schoolZones, homeZone }: Pick<Market, "schoolZones" | "homeZone">,
  text: Text,
  format: Pick<Format, "choice">,
): string {
  const holiday = text(`zones.holidays.${name}`);
  const isPlain = zones.length === schoolZones.length || (zones.length === 1 && zones[0] === homeZone);
  return isPlain ? holiday : text("season.of_zone", { holiday, zone: format.choice(zones.map((zone) => text(`zones.${zone}`))) });
}
