import { useMemo } from "react";
import type { Flags } from "../../domain/flags.js";
import type { Locale } from "../../domain/locale.js";
import type { PackageCode } from "../../domain/packages.js";
import type { StayFee } from "../../domain/service-fee.js";
import type { SearchSettings } from "../../domain/settings.js";
import type { StayDates } from "../../domain/stay-dates.js";
import { feeOf } from "../../store/fee.js";
import type { SearchSnapshot } from "../../store/state/types.js";
import { useFlags, useSearch } from "../../store/useSearch.js";

/** What every card of a list needs of the search, read once for all of them so that a card has few subscriptions. */
export interface CardSettings {
  readonly locale: Locale;
  readonly currency: string;
  readonly menuDomain: string;
  /** Where a lodging without a page of its own is shown. */
  readonly productPath: string;
  readonly crossedPrice: SearchSettings["crossedPrice"];
  readonly fee: StayFee;
  readonly flags: Flags;
  readonly packages: readonly PackageCode[];
  readonly transfer: boolean;
  readonly origin: string | null;
  readonly stayDates: StayDates;
  /** What the price in large type is for. */
  readonly priceBasis: SearchSnapshot["priceBasis"];
  /** How many people travel. */
  readonly partySize: number;
  /** How many offers of a tab are shown before the others are asked for. */
  readonly offersShown: number;
}

export function useCardSettings(offersShown: number): CardSettings {
  // One by one, so that a change of any other setting renders no card.
  const locale = useSearch((search) => search.settings.locale);
  const currency = useSearch((search) => search.settings.currency);
  const menuDomain = useSearch((search) => search.settings.menuDomain);
  const productPath = useSearch((search) => search.settings.options.productPath);
  const crossedPrice = useSearch((search) => search.settings.crossedPrice);
  const amount = useSearch((search) => feeOf(search).amount);
  const added = useSearch((search) => feeOf(search).added);
  const flags = useFlags();
  const packages = useSearch((search) => search.packages);
  const transfer = useSearch((search) => search.transfer);
  const origin = useSearch((search) => search.origin);
  const stayDates = useSearch((search) => search.stayDates);
  const partySize = useSearch((search) => search.participants.length);
  const priceBasis = useSearch((search) => search.priceBasis);
  return useMemo(() => {
    const seller = { locale, currency, menuDomain, productPath, crossedPrice, fee: { amount, added } };
    return { ...seller, flags, packages, transfer, origin, stayDates, partySize, priceBasis, offersShown };
  }, [
    locale,
    currency,
    menuDomain,
    productPath,
    crossedPrice,
    amount,
    added,
    flags,
    packages,
    transfer,
    origin,
    stayDates,
    partySize,
    priceBasis,
    offersShown,
  ]);
}
