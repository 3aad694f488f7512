import { useMemo } from "react";
import type { Day, Month } from "../../calendar/day.js";
import { feeOf } from "../../store/fee.js";
import { useFormat } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";
import { lowestPrice } from "./dayMarks.js";

export interface StartPrices {
  /** What has to be paid, in whole units, by day. */
  readonly prices: Readonly<Record<Day, number>>;
  /** The lowest of the months in view; null where none has a price, and while the last day is chosen. */
  readonly lowest: number | null;
  readonly money: (price: number) => string;
}

/** The lowest price of a stay from each day that it may start on, with the service fee if the seller's prices do not include it. */
export function useStartPrices(months: readonly Month[]): StartPrices {
  const format = useFormat();
  const found = useSearch((search) => search.find.startPrices);
  const wantsStart = useSearch((search) => search.pickedStart === null);
  const added = useSearch((search) => feeOf(search).added);
  const currency = useSearch((search) => search.settings.currency);
  return useMemo(() => {
    const prices = Object.fromEntries(Object.entries(found).map(([day, price]) => [day, Math.round(price + added)]));
    const lowest = wantsStart ? lowestPrice(prices, months) : null;
    return { prices, lowest, money: (price) => format.money(price, currency) };
  }, [found, wantsStart, added, months, format, currency]);
}
