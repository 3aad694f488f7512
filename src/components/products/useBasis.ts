import type { StayPrice } from "../../domain/stay-price.js";
import { useFormat, useText } from "../../i18n/useText.js";
import type { CardSettings } from "../../models/card-settings.js";

interface Basis {
  /** The price in large type. */
  readonly large: string;
  /** The same price on the other basis; the total is always one of the two. */
  readonly beside: string;
  /** Whom and how long the large price is for. */
  readonly basis: string;
}

/** A price on the visitor's basis of comparison: for the stay, or per person. */
export function useBasis(price: StayPrice, nights: string | null, { currency, partySize, priceBasis }: CardSettings): Basis {
  const text = useText();
  const { money } = useFormat();
  const travellers = text("results.travellers", { count: partySize });
  const total = money(price.total, currency);
  const perPerson = money(price.perPerson, currency);
  const parts = (of: string) => [of, nights].filter(Boolean).join(", ");
  return priceBasis === "person"
    ? { large: perPerson, beside: text("card.total_for", { price: total, travellers }), basis: parts(text("card.basis_person")) }
    : { large: total, beside: text("card.per_person", { price: perPerson }), basis: parts(text("card.basis_stay", { travellers })) };
}
