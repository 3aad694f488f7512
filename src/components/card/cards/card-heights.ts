import type { OfferTab } from "../../../domain/offers.js";

/** px of the tab list of a card, of one offer on one line, and of the button for the other offers. */
export const trayHeight = 78;
const rowHeight = 56;
const moreHeight = 32;

/** px of the first offers of a tab, with names on one line. */
export function offersHeight({ offers }: OfferTab, shown: number): number {
  return Math.min(offers.length, shown) * rowHeight + (offers.length > shown ? moreHeight : 0);
}
