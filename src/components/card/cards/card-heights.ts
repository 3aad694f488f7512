import type { OfferTab } from "../../../domain/offers.js";
import type { Product } from "../../../domain/products.js";

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

interface DrawnCard {
  /** px of the content box. */
  readonly width: number;
  readonly contentHeight: number;
  /** px of the border box. */
  readonly height: number;
}

/** How tall the cards of a list were drawn: one that is shown again takes the same space, though little of it is drawn at first. */
export interface DrawnHeights {
  record(product: Product, card: DrawnCard): void;
  /** Undefined where the product was not drawn, or at another width. */
  of(product: Product): DrawnCard | undefined;
}

export function createDrawnHeights(): DrawnHeights {
  const drawn = new WeakMap<Product, DrawnCard>();
  let listWidth = 0;
  return {
    record(product, card) {
      listWidth = card.width;
      drawn.set(product, card);
    },
    of(product) {
      const card = drawn.get(product);
      return card?.width === listWidth ? card : undefined;
    },
  };
}
