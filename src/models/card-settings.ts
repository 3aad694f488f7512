import type { Flags } from "../domain/flags.js";
import { relOf } from "../domain/link-parts.js";
import type { Locale } from "../domain/locale.js";
import type { PackageCode } from "../domain/packages.js";
import type { StayFee } from "../domain/service-fee.js";
import type { SearchSettings } from "../domain/settings.js";
import type { StayDates } from "../domain/stay-dates.js";
import { feeOf } from "../store/fee.js";
import type { SearchSnapshot } from "../store/state/types.js";

/** What every card of a list needs from the search, read once for all of them. */
export interface CardSettings {
  readonly locale: Locale;
  readonly currency: string;
  readonly menuDomain: string;
  /** The parameters of the page that go along in links, as a query without `?`. */
  readonly forwarded: string;
  /** `rel` of the links. */
  readonly rel: string;
  /** Path of the page that shows lodgings without a page of their own. */
  readonly productPath: string;
  readonly crossedPrice: SearchSettings["crossedPrice"];
  /** A works council pays a part. */
  readonly hasContribution: boolean;
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
  /** How many offers of a tab are shown at first. */
  readonly offersShown: number;
}

/** What the cards read from the search: other changes render no card. */
export const cardParts = (search: SearchSnapshot) => {
  const { settings, flags, packages, transfer, origin, stayDates, priceBasis } = search;
  const { amount, added } = feeOf(search);
  return {
    locale: settings.locale,
    currency: settings.currency,
    menuDomain: settings.menuDomain,
    forwarded: settings.forwarded,
    rel: relOf(settings.options),
    productPath: settings.options.productPath,
    crossedPrice: settings.crossedPrice,
    hasContribution: settings.contribution !== null,
    amount,
    added,
    flags,
    packages,
    transfer,
    origin,
    stayDates,
    partySize: search.participants.length,
    priceBasis,
  };
};

export function cardSettings({ amount, added, ...parts }: ReturnType<typeof cardParts>, offersShown: number): CardSettings {
  return { ...parts, fee: { amount, added }, offersShown };
}
