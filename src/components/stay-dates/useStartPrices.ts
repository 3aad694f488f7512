import { useMemo } from "react";
import type { Month } from "../../calendar/day.js";
import { useFormat } from "../../i18n/useFormat.js";
import { dayPrices, dayPricesParts, type DayPrices } from "../../models/day-prices.js";
import { useParts, useSearch } from "../../store/useSearch.js";

export interface StartPrices extends DayPrices {
  readonly money: (price: number) => string;
}

/** The lowest price of a stay from each day that it may start on, with the service fee if the seller's prices do not include it. */
export function useStartPrices(months: readonly Month[]): StartPrices {
  const format = useFormat();
  const parts = useParts(dayPricesParts);
  const currency = useSearch((search) => search.settings.currency);
  return useMemo(
    () => ({ ...dayPrices(parts, months), money: (price) => format.money(price, currency) }),
    [parts, months, format, currency],
  );
}
