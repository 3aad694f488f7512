import type { Product } from "../../domain/products.js";

/** How tall a card was drawn, in px. */
export interface DrawnCard {
  /** Of the content box. */
  readonly width: number;
  readonly contentHeight: number;
  /** Of the border box. */
  readonly height: number;
}

/** The last position of the focus in a list. */
interface CardFocus {
  readonly productId: number;
  /** The part of the focused element; empty if it has none. */
  readonly part: string;
  /** Its index among the card's elements with that part. */
  readonly place: number;
}

/** Data of drawn cards, for lists with the same products that are shown again. */
export interface CardMemory {
  readonly drawn: WeakMap<Product, DrawnCard>;
  /** By the first product of the list. */
  readonly focus: WeakMap<Product, CardFocus>;
  /** px of the content box of a card as it is now; undefined before one is drawn. */
  cardWidth?: number;
}
