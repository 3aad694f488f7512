import type { Product } from "../../domain/products.js";

/** How tall a card was drawn, in px. */
export interface DrawnCard {
  /** Of the content box. */
  readonly width: number;
  readonly contentHeight: number;
  /** Of the border box. */
  readonly height: number;
}

/** Where the keyboard was left in a list. */
interface CardFocus {
  readonly productId: number;
  /** The part of the focused element; empty of one without. */
  readonly part: string;
  /** Its place among those of the card with that part. */
  readonly place: number;
}

/** What is known of the cards that were drawn, for lists that are shown again: those have the same products, others have their own. */
export interface CardMemory {
  readonly drawn: WeakMap<Product, DrawnCard>;
  /** By the first product of the list. */
  readonly focus: WeakMap<Product, CardFocus>;
  /** px of the content box of a card as it is now; undefined before one is drawn. */
  cardWidth?: number;
}
