import { stayPart } from "../domain/service-fee.js";
import type { PricePart } from "../domain/stay-price.js";
import type { Text } from "./texts.js";

/** What a part of a price is for: its kind, the package of the offer, or a charge by its id. */
export function partName({ id, kind }: PricePart, packageCode: string, text: Text): string {
  if (kind) return text(`card.kind_${kind}`);
  if (id === stayPart) return text(`package.${packageCode}`) || packageCode;
  return text(`card.charge_${id}`) || text("card.further_charge");
}
