import { useMemo } from "react";
import type { Flags } from "../../domain/flags.js";
import type { Locale } from "../../domain/locale.js";
import type { PackageCode } from "../../domain/packages.js";
import { stayFee, type StayFee } from "../../domain/service-fee.js";
import type { SearchSettings } from "../../domain/settings.js";
import type { StayDates } from "../../domain/stay-dates.js";
import { useSearch } from "../../store/useSearch.js";

/** What every card of a list needs of the search, read once for all of them so that a card has little to listen to. */
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
  /** How many people travel. */
  readonly partySize: number;
}

export function useCardSettings(): CardSettings {
  const settings = useSearch((search) => search.settings);
  const company = useSearch((search) => search.company?.company ?? null);
  const flags = useSearch((search) => search.flags);
  const packages = useSearch((search) => search.packages);
  const transfer = useSearch((search) => search.transfer);
  const origin = useSearch((search) => search.origin);
  const stayDates = useSearch((search) => search.stayDates);
  const partySize = useSearch((search) => search.participants.length);
  return useMemo(() => {
    const { locale, currency, menuDomain, crossedPrice, options } = settings;
    const seller = { locale, currency, menuDomain, productPath: options.productPath, crossedPrice, fee: stayFee(settings, company) };
    return { ...seller, flags, packages, transfer, origin, stayDates, partySize };
  }, [settings, company, flags, packages, transfer, origin, stayDates, partySize]);
}
