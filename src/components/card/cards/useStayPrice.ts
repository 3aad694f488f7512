import { useFormat } from "../../../i18n/useText.js";
import type { CardSettings } from "./card-settings.js";

/** Formats a price of the seller as what has to be paid: with the service fee, where the seller's prices lack it. */
export function useStayPrice({ currency, fee }: CardSettings): (price: number) => string {
  const { money } = useFormat();
  return (price) => money(price + fee.added, currency);
}
