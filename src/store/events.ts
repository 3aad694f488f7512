import type { Prestation, Product } from "../domain/products.js";

/** A card or an offer row was opened; `offer` is null for the card itself. */
export interface ProductClick {
  readonly product: Product;
  readonly offer: Prestation | null;
  readonly url: string;
}
