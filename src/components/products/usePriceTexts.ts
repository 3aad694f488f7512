import type { PriceChange, StayPrice } from "../../domain/stay-price.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import type { CardSettings } from "../../models/card-settings.js";

interface ComparedPrice {
  /** The price in large type. */
  readonly large: string;
  /** The same price on the other basis; the total is always one of the two. */
  readonly beside: string;
  /** Whom and how long the large price is for. */
  readonly basis: string;
}

interface PriceTexts {
  /** What a stay costs; `nights` is how long it is in words, null where that is not known. */
  compared(stay: StayPrice, nights: string | null): ComparedPrice;
  /** A price of the seller. */
  price(sellers: number): string;
  /** The same, with a note if it is for one person. */
  namedPrice(sellers: number): string;
  /** What a price was when it was listed. */
  before(change: PriceChange): string;
  /** The same, for the row of an offer. */
  listed(change: PriceChange): string;
}

/**
 * Formats prices on the visitor's basis of comparison: for the stay, or for one person. The seller's prices become full prices: with
 * the service fee, if they do not include it.
 */
export function usePriceTexts({ currency, fee, partySize, priceBasis }: CardSettings): PriceTexts {
  const text = useText();
  const { money } = useFormat();
  const isPerPerson = priceBasis === "person";
  const travellers = () => text("results.travellers", { count: partySize });
  const share = (total: number) => (isPerPerson ? total / Math.max(1, partySize) : total);
  const formatted = (total: number) => money(share(total), currency);
  const perPerson = (price: string) => text("card.per_person", { price });
  const forAll = (total: number) => text("card.total_for", { price: money(total, currency), travellers: travellers() });
  const named = (total: number) => (isPerPerson ? perPerson(formatted(total)) : formatted(total));
  return {
    compared(stay, nights) {
      const each = money(stay.perPerson, currency);
      const basis = isPerPerson ? text("card.basis_person") : text("card.basis_stay", { travellers: travellers() });
      return {
        large: isPerPerson ? each : money(stay.total, currency),
        beside: isPerPerson ? forAll(stay.total) : perPerson(each),
        basis: [basis, nights].filter(Boolean).join(", "),
      };
    },
    price: (sellers) => formatted(sellers + fee.added),
    namedPrice: (sellers) => named(sellers + fee.added),
    before: ({ listed, otherOffer }) =>
      otherOffer === null
        ? text("card.price_before", { price: named(listed) })
        : text("card.other_price_before", { price: named(listed), offer: otherOffer }),
    listed: ({ listed }) => text("card.price_was_listed", { price: named(listed) }),
  };
}
