import type { OfferTab } from "../../domain/offers.js";

/** px of the tab list of a card, of the name of its only package, of one offer on one line, and of the button for the other offers. */
const trayHeight = 66;
const loneHeight = 32;
const rowHeight = 44;
const moreHeight = 28;

/** px of the first offers of a tab, with names on one line, and of the tab list over them. */
export function offersHeight(tab: OfferTab, tabs: readonly OfferTab[], shown: number): number {
  const head = tab.code === null ? 4 : tabs.length > 1 ? trayHeight : loneHeight;
  return head + Math.min(tab.offers.length, shown) * rowHeight + (tab.offers.length > shown ? moreHeight : 0);
}
