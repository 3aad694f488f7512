import { useFormat, useText } from "../../i18n/useText.js";
import type { CardSettings } from "../../models/card-settings.js";

interface PriceTexts {
  /** A price of the seller. */
  price(sellers: number): string;
  /** The same, saying that it is for one person where it is. */
  namedPrice(sellers: number): string;
  /** By how much two prices differ, saying whom that is for where it is not the stay. */
  difference(amount: number): string;
}

/**
 * Formats prices of the seller as what has to be paid: with the service fee, where the seller's prices lack it; for the stay, or for
 * one person, as the visitor compares them.
 */
export function usePriceTexts({ currency, fee, partySize, priceBasis }: CardSettings): PriceTexts {
  const text = useText();
  const { money } = useFormat();
  const isPerPerson = priceBasis === "person";
  const share = (total: number) => (isPerPerson ? total / Math.max(1, partySize) : total);
  const formatted = (total: number) => money(share(total), currency);
  const named = (total: number) => (isPerPerson ? text("card.per_person", { price: formatted(total) }) : formatted(total));
  return {
    price: (sellers) => formatted(sellers + fee.added),
    namedPrice: (sellers) => named(sellers + fee.added),
    difference: (amount) =>
      Math.round(share(amount)) === 0
        ? text("card.total_for", { price: money(amount, currency), travellers: text("results.travellers", { count: partySize }) })
        : named(amount),
  };
}
