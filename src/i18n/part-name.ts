import { stayPart } from "../domain/service-fee.js";
import type { Text } from "./texts.js";

/** What a part of a price is for: the package of the offer, or a charge by its id. */
export function partName(part: string, packageCode: string, text: Text): string {
  if (part === stayPart) return text(`package.${packageCode}`) || packageCode;
  return text(`card.charge_${part}`) || text("card.further_charge");
}
