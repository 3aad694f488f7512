import { markets } from "../../../domain/markets.js";
import { useFormat } from "../../../i18n/useFormat.js";
import { useText } from "../../../i18n/useText.js";
import type { SharedHoliday } from "../../../domain/holiday-stays.js";
import { holidayName } from "../../../models/holiday-name.js";
import { useSearch } from "../../../store/useSearch.js";

/** Names a holiday in the words of the search. */
export function useHolidayName(): (holiday: Pick<SharedHoliday, "name" | "zones">) => string {
  const text = useText();
  const format = useFormat();
  const market = markets[useSearch((search) => search.settings.locale)];
  return (holiday) => holidayName(holiday, market, text, format);
}
