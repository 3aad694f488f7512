import { isLocale } from "./locale.js";
import { markets } from "./markets.js";
import { participantsMaximum } from "./participants.js";
import type { SearchSettings } from "./settings.js";

/** The id of the fee among the parts of a price. */
export const servicePart = "service";
/** The id of the stay with its package among the parts of a price; charges of the seller have ids of their own. */
export const stayPart = "stay";

const fee = 24;

/**
 * The service fee of a booking, in the shown currency; 0 in a locale that is not supported.
 * @param company the visitor's works council; of those, only the listed ones pay it.
 */
export function serviceFee(locale: string, company: string | null, feeCompanies: readonly string[]): number {
  if (!isLocale(locale)) return 0;
  const pays = markets[locale].serviceFee === "everyone" || (company !== null && feeCompanies.includes(company));
  return pays ? fee : 0;
}

/** The service fee of a stay as a card shows it. */
export interface StayFee {
  /** What the breakdown names; 0 where there is none. */
  readonly amount: number;
  /** What has to be paid on top of the server's prices. */
  readonly added: number;
}

/** The fee of a stay, and whether the seller's prices contain it already. */
export function stayFee(settings: Pick<SearchSettings, "locale" | "serviceFee" | "options">, company: string | null): StayFee {
  const amount = serviceFee(settings.locale, company, settings.options.feeCompanies);
  return { amount, added: settings.serviceFee === "added" ? amount : 0 };
}

/** The fee by party size, with its decimals. */
export function feeByParticipants(count: number): number {
  if (count < 10) return 2.5;
  return count < participantsMaximum ? 5 : 7.5;
}
