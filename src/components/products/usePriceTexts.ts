import { useFormat, useText } from "../../i18n/useText.js";
import type { CardSettings } from "../../models/card-settings.js";

interface PriceTexts {
  /** A price of the seller. */
  price(sellers: number): string;
  /** The same, with a note if it is for one person. */
  namedPrice(sellers: number): string;
  /** The difference of two prices, with a note on whom it is for unless it is for the stay. */
  difference(amount: number): string;
}

/**
 * Formats the seller's prices as full prices: with the service fee, if the seller's prices do not include it; for the stay, or for
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
